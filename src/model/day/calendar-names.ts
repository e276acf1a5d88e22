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

/** The number of the month by its name or at least three letters of it, in any case. */
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
