export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const WEEKDAYS: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/**
 * The number, from 1, of the month with this English name or an abbreviation of at least three
 * letters, in any case: "March", "MAR", "Sept". Otherwise undefined.
 */
export function monthNumber(word: string): number | undefined {
  return indexOfName(MONTHS, word) + 1 || undefined;
}

/** The number of the weekday, from 0 for Sunday, named as a month may be: "Saturday", "tues". */
export function weekdayNumber(word: string): number | undefined {
  const index = indexOfName(WEEKDAYS, word);
  return index === -1 ? undefined : index;
}

function indexOfName(names: readonly string[], word: string): number {
  const beginning = word.toLowerCase();
  return word.length < 3 ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(beginning));
}
