import type { Light } from './color.ts';

/** When a scene takes place. `indoors` has the light of lamps. */
export type Hour = keyof typeof LIGHT_OF_HOUR;

/** A season of the Hill Country; its months are in event-scene.ts. */
export type Season = 'winter' | 'spring' | 'summer' | 'fall';

/** What each hour does to the colors of daylight. */
export const LIGHT_OF_HOUR = {
  dawn: { by: '#f3dcd6', haze: '#e39a9a', part: 0.1 },
  morning: { by: '#fff6e6', haze: '#cfe0e6', part: 0.03 },
  noon: { by: '#ffffff', haze: '#ffffff', part: 0 },
  afternoon: { by: '#fff3de', haze: '#f2c98a', part: 0.03 },
  evening: { by: '#ffdfb8', haze: '#d9704a', part: 0.09 },
  dusk: { by: '#b9a3cc', haze: '#40307a', part: 0.2 },
  night: { by: '#8b93cf', haze: '#141a48', part: 0.42 },
  indoors: { by: '#f4d8b4', haze: '#3a1f2e', part: 0.1 },
} satisfies Record<string, Light>;

/** Leaves by season. Live oaks and cedars are green in winter, too. */
export const LEAVES: Record<Season, string> = { winter: '#5f7a4a', spring: '#6fa446', summer: '#4c7f43', fall: '#b0632f' };
