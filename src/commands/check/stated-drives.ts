import { CABINS_TOWN, ROADS } from '../../model/roads/roads.ts';
import { spokenMinutes } from './spoken-minutes.ts';

/** A drive from the cabins' town, as a text states it. */
export interface StatedDrive {
  town: string;
  minutes: readonly [least: number, most: number];
  words: string;
}

const TOWNS = [...new Set(ROADS.flatMap(({ from, to }) => [from, to]))].filter(
  (town) => town !== CABINS_TOWN,
);

/** A part of a longer drive, or one that isn't from the cabins. */
const OTHER_START = /\b(?:beyond|apart|farther|further|past|with a stop)\b/u;

const TABLE_HEADING = /in minutes from the square/iu;

const TABLE_ROW = /^- (?<least>\d{2,3})(?: to (?<most>\d{2,3}))?: (?<places>.+)$/u;

/**
 * The drives from the cabins' town stated beyond doubt: that town, one other and one duration in a
 * sentence, and rows of a list "in minutes from the square".
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
    return townsIn(place).map((town) => ({ town, minutes, words: row }));
  });
}

/** "From Wimberley …" holds for all parts of its sentence; elsewhere each part has to name it. */
const FROM_CABINS = /^(?:- )?(?:from Wimberley|Wimberley is)\b/iu;

function drivesInSentence(sentence: string): StatedDrive[] {
  const isOpening = FROM_CABINS.test(sentence);
  if (!isOpening && !/\b(?:from|in) Wimberley\b/u.test(sentence)) return [];
  const parts = sentence
    .split(/[,;:]\s/u)
    .filter((part) => isOpening || part.includes(CABINS_TOWN));
  const drives = parts.flatMap((part) => driveIn(part, sentence) ?? []);
  return drives.length > 0 ? drives : [driveIn(sentence, sentence) ?? []].flat();
}

function driveIn(part: string, words: string): StatedDrive | undefined {
  const [towns, minutes] = [townsIn(part), spokenMinutes(part)];
  const [[town], [stated]] = [towns, minutes];
  const isOne = towns.length === 1 && minutes.length === 1 && !OTHER_START.test(part);
  if (!isOne || town === undefined || stated === undefined) return undefined;
  return { town, minutes: [stated, stated], words };
}

function townsIn(words: string): string[] {
  return TOWNS.filter((town) => new RegExp(`\\b${town}\\b`, 'u').test(words));
}
