import { dayOf, dayParts } from '../../src/model/day/civil-day.ts';
import { slugOf } from '../../src/model/entry-slug.ts';
import { occurrences } from '../../src/model/when/occurrences.ts';
import { readWhen } from '../../src/model/when/read-when.ts';
import type { When } from '../../src/model/when/shapes/when.ts';
import { MONTHS_OF_SEASON, type SceneFacts } from '../kit/event-scene.ts';

/** What the check needs of an entry in content/events.yaml. */
export interface PicturedEvent {
  id: number;
  title: string;
  slug?: string | undefined;
  when?: When | undefined;
  imageUrl?: string | undefined;
  visit?: { town?: string | undefined } | undefined;
}

/**
 * One sentence for each picture that isn't true of its event: another season, another town, another
 * event's picture, or the sky of its neighbor in the list. Photos and other drawings are only held
 * against each other.
 */
export function sceneProblems(events: readonly PicturedEvent[], scenes: readonly SceneFacts[]): string[] {
  const byUrl = new Map(scenes.map((scene) => [`/images/${scene.name}.svg`, scene]));
  return events.flatMap((event, index) => {
    const { title, imageUrl, visit } = event;
    const sharing = events.find((other) => other.id !== event.id && imageUrl !== undefined && other.imageUrl === imageUrl);
    const scene = byUrl.get(imageUrl ?? '');
    const before = byUrl.get(events[index - 1]?.imageUrl ?? '');
    return [
      ...(sharing ? [`${title} has the picture of ${sharing.title}`] : []),
      ...(scene && scene.name !== slugOf(event) ? [`${title} has the picture of the event ${scene.name}`] : []),
      ...(scene && scene.town !== visit?.town ? [`${title} is in ${visit?.town}, its picture in ${scene.town}`] : []),
      ...(scene && !isInSeason(event, scene) ? [`${title} is never in ${scene.season}, its picture is`] : []),
      ...(scene && scene.sky === before?.sky ? [`${title} has the sky of the event before it: ${scene.sky}`] : []),
    ];
  });
}

/** True if the event begins or ends in a month of the picture's season, in 2027. */
function isInSeason({ when }: PicturedEvent, { season }: SceneFacts): boolean {
  const days = when === undefined ? [] : occurrences(readWhen(when), dayOf(2027, 1, 1), dayOf(2027, 12, 31));
  const months = MONTHS_OF_SEASON[season];
  return days.some(({ start, end }) => [start, end].some((day) => months.includes(dayParts(day).month)));
}
