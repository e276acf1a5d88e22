import { monthNumber } from '../../day/calendar-names.ts';

const ALL_MONTHS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The months of "June", "March-May", "March to May" or "November-February"; else undefined. */
export function readMonths(text: string): readonly number[] | undefined {
  const [from = '', to = from, ...others] = text
    .split(/[-–]| (?:to|through) /u)
    .map((name) => name.trim());
  const first = monthNumber(from);
  const last = monthNumber(to);
  if (first === undefined || last === undefined || others.length > 0) return undefined;
  return ALL_MONTHS.filter((month) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last,
  );
}

/** The months of all texts, in calendar order; every month without texts. */
export function readAllMonths(texts: readonly string[] | undefined): readonly number[] {
  const chosen = new Set(texts?.flatMap((text) => readMonths(text) ?? []));
  return texts === undefined ? ALL_MONTHS : ALL_MONTHS.filter((month) => chosen.has(month));
}
