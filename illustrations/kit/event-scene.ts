import { CARD, poster, type Scene } from '../poster.ts';
import { inLight } from './color.ts';
import { type Hour, LIGHT_OF_HOUR, type Season } from './hours.ts';
import { type SkyName, sky } from './skies.ts';

/** The months in which a picture of this season is true in the Hill Country. */
export const MONTHS_OF_SEASON: Record<Season, readonly number[]> = {
  winter: [11, 12, 1, 2],
  spring: [2, 3, 4, 5],
  summer: [5, 6, 7, 8, 9],
  fall: [9, 10, 11],
};

/** What a scene of an event claims. A test holds it against the event in content/events.yaml. */
export interface SceneFacts {
  /** The event's slug, and the picture's name. */
  name: string;
  /** The event's town. */
  town: string;
  season: Season;
  hour: Hour;
  sky: SkyName;
  /** What fills a third of the picture. */
  subject: string;
}

export type EventScene = Scene & SceneFacts;

/**
 * The scene of an event: its sky, then the layers from back to front, in the light of its hour.
 * Layers are drawn in daylight colors; what shines is `shining`, what stands by a lamp `lamplit`.
 */
export function eventScene(facts: SceneFacts, ...layers: readonly string[]): EventScene {
  return { ...facts, ...litScene(facts, ...layers) };
}

/** The same for a picture that is no event's. `moon` moves the moon of its sky. */
export function litScene({ name, hour, sky: above, moon }: Pick<SceneFacts, 'name' | 'hour' | 'sky'> & { moon?: Parameters<typeof sky>[1] }, ...layers: readonly string[]): Scene {
  return { name, draw: () => poster(CARD, sky(above, moon) + inLight(layers.join(''), LIGHT_OF_HOUR[hour])) };
}
