import type { ContentProblem } from '../../content/content-source.ts';
import { problemAt, within, type YamlPlace } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { CABINS_TOWN, ROADS, roadBetween } from '../../model/roads/roads.ts';

/** In minutes: "about half an hour" may be 25. */
const ROUNDED = 5;

/** Every drive from the cabins' town that the content states, with its place. */
export function drivesOf(entries: ContentEntries): (StatedDrive & { place: YamlPlace })[] {
  const { activities, destinations, events, posts, ownPages, words } = entries;
  return [...activities, ...destinations, ...events, ...posts, ...ownPages, ...words].flatMap(
    ({ value, place }) =>
      textsOf(value).flatMap(([path, text]) =>
        statedDrives(text).map((drive) => ({ ...drive, place: within(place, path) })),
      ),
  );
}

/** Drives with other minutes than in the table of roads. */
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

interface StatedDrive {
  town: string;
  minutes: readonly [least: number, most: number];
}

const TOWNS = [...new Set(ROADS.flatMap(({ from, to }) => [from, to]))].filter(
  (town) => town !== CABINS_TOWN,
);

/** Marks a part of a longer drive, or one that isn't from the cabins. */
const OTHER_START = /\b(?:beyond|apart|farther|further|past|with a stop)\b/u;

const TABLE_HEADING = /in minutes from the square/iu;

const TABLE_ROW = /^- (?<least>\d{2,3})(?: to (?<most>\d{2,3}))?: (?<places>.+)$/u;

/**
 * Drives from the cabins' town that are stated beyond doubt: a sentence with that town, one other
 * and one duration, or rows of a list "in minutes from the square".
 */
export function statedDrives(text: string): StatedDrive[] {
  return text.split(/\n\n+/u).flatMap((block, index, blocks) => {
    if (TABLE_HEADING.test(blocks[index - 1] ?? '')) return block.split('\n').flatMap(drivesInRow);
    return block.split(/(?<=[.!?])\s+|\n/u).flatMap(drivesInSentence);
  });
}

function drivesInRow(row: string): StatedDrive[] {
  const { least, most = least, places = '' } = TABLE_ROW.exec(row)?.groups ?? {};
  if (least === undefined) return [];
  return places.split(/, (?:and )?/u).flatMap((place) => {
    const [, own] = / at (\d{2,3})$/u.exec(place) ?? [];
    const minutes = [Number(own ?? least), Number(own ?? most)] as const;
    return townsIn(place).map((town) => ({ town, minutes }));
  });
}

/** Opens a sentence that is all from the cabins' town; elsewhere, each part has to name it. */
const FROM_CABINS = /^(?:- )?(?:from Wimberley|Wimberley is)\b/iu;

function drivesInSentence(sentence: string): StatedDrive[] {
  const isOpening = FROM_CABINS.test(sentence);
  if (!isOpening && !/\b(?:from|in) Wimberley\b/u.test(sentence)) return [];
  const parts = sentence
    .split(/[,;:]\s/u)
    .filter((part) => isOpening || part.includes(CABINS_TOWN));
  const drives = parts.flatMap(driveIn);
  return drives.length > 0 ? drives : driveIn(sentence);
}

function driveIn(part: string): StatedDrive[] {
  const [[town, ...others], [stated, ...more]] = [townsIn(part), spokenMinutes(part)];
  const isOne = others.length === 0 && more.length === 0 && !OTHER_START.test(part);
  if (!isOne || town === undefined || stated === undefined) return [];
  return [{ town, minutes: [stated, stated] }];
}

function townsIn(words: string): string[] {
  return TOWNS.filter((town) => new RegExp(`\\b${town}\\b`, 'u').test(words));
}

const NUMBERS: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  'fifty-five': 55,
  sixty: 60,
  seventy: 70,
  'seventy-five': 75,
  ninety: 90,
};

const HOURS: Readonly<Record<string, number>> = { an: 1, one: 1, two: 2, three: 3, four: 4 };

const DURATION =
  /\b(?<half>half an hour)\b|\b(?<hours>an|one|two|three|four) (?:and (?<early>a half) )?hours?\b(?: and (?<late>a half|a quarter|ten minutes|twenty minutes|forty minutes))?|\b(?<minutes>\d{1,3}|[a-z]+(?:-[a-z]+)?) min(?:utes)?\b/giu;

const PARTS: Readonly<Record<string, number>> = {
  'a half': 30,
  'a quarter': 15,
  'ten minutes': 10,
  'twenty minutes': 20,
  'forty minutes': 40,
};

/** The minutes of each duration in the words, such as 75 for "an hour and a quarter". */
export function spokenMinutes(words: string): number[] {
  return [...words.matchAll(DURATION)].flatMap(({ groups = {} }) => {
    const { half, hours, early, late, minutes } = groups;
    if (half !== undefined) return [30];
    if (hours !== undefined) {
      const whole = 60 * (HOURS[hours.toLowerCase()] ?? 0);
      return [whole + (PARTS[(early ?? late ?? '').toLowerCase()] ?? 0)];
    }
    return Number(minutes) || NUMBERS[(minutes ?? '').toLowerCase()] || [];
  });
}
