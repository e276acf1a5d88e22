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

/** The month, from 1, by its name or at least its first three letters, in any case. */
export function monthNumber(word: string): number | undefined {
  return indexOfName(MONTHS, word) + 1 || undefined;
}

/** The weekday, from 0 for Sunday, by its name or at least its first three letters: "tues". */
export function weekdayNumber(word: string): number | undefined {
  const index = indexOfName(WEEKDAYS, word);
  return index === -1 ? undefined : index;
}

function indexOfName(names: readonly string[], word: string): number {
  const beginning = word.toLowerCase();
  return word.length < 3 ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(beginning));
}
