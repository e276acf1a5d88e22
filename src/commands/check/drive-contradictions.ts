import type { ContentProblem } from '../../content/content-source.ts';
import { problemAt, within, type YamlPlace } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { CABINS_TOWN, roadBetween } from '../../model/roads/roads.ts';
import { type StatedDrive, statedDrives } from './stated-drives.ts';

/** "About half an hour" is said of 25 minutes, too. */
const ROUNDED = 5;

/** A drive from the cabins' town with the place in the content that states it. */
export interface PlacedDrive extends StatedDrive {
  place: YamlPlace;
}

/** Every drive from the cabins' town that entries, posts and pages state. */
export function drivesOf(entries: ContentEntries): PlacedDrive[] {
  const { activities, destinations, events, posts, ownPages, words } = entries;
  return [...activities, ...destinations, ...events, ...posts, ...ownPages, ...words].flatMap(
    ({ value, place }) =>
      textsOf(value).flatMap(([path, text]) =>
        statedDrives(text).map((drive) => ({ ...drive, place: within(place, path) })),
      ),
  );
}

/** The drives that say other minutes than the table of roads. */
export function driveContradictions(entries: ContentEntries): ContentProblem[] {
  return drivesOf(entries).flatMap(({ town, minutes: [least, most], place }) => {
    const known = roadBetween(CABINS_TOWN, town)?.minutes;
    if (!known || (most >= known[0] - ROUNDED && least <= known[1] + ROUNDED)) return [];
    const stated = least === most ? least : `${least} to ${most}`;
    const table = known[0] === known[1] ? known[0] : `${known[0]} to ${known[1]}`;
    const message = `says ${stated} minutes from ${CABINS_TOWN} to ${town}, but the guide's table of roads says ${table}; correct one of them (src/model/roads/roads.ts)`;
    return [problemAt(place, message)];
  });
}

function textsOf(value: unknown, path: readonly PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[[...path], value]];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, [...path, isList ? Number(key) : key]),
  );
}
