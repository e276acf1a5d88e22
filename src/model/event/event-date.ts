export interface EventDateBox {
  /**
   * The word that names the month as it is written, "Mar" or "March"; the first word if none does.
   */
  month: string;
  /** "15", "15-17", "15/16", or empty; never "undefined". */
  day: string;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The most days that each month can have. February has 29, because no year is ever guessed. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * The two parts of an event's date text, whichever comes first (decision 5): the word that names a
 * month is the month, the number is the day. A range within the month stays a range; of one over
 * two months the first month and day are shown (decision 27). A day that the month does not have is
 * left out. If no word names a month, position decides: first word month, second word day.
 */
export function eventDateBox(date: string): EventDateBox {
  const parts = dateParts(date);
  const month = parts.find(namesMonth);
  if (month === undefined) {
    const [first = '', second = ''] = date.split(/[\s,]+/u).filter((word) => word !== '');
    return { month: first, day: second };
  }
  const { first, mark, last } = dayNumbers(parts, month);
  if (!hasDay(month, first)) return { month, day: '' };
  const isRange = hasDay(month, last) && Number(last) > Number(first);
  return { month, day: isRange ? `${first}${mark}${last}` : first };
}

/**
 * True if no word names a month, so that a reader could not tell month from day: the content check
 * refuses it.
 */
export function isAmbiguousEventDate(date: string): boolean {
  return !dateParts(date).some(namesMonth);
}

/**
 * The number in a date that its month does not have: "0" of "Mar 0", "30" of "Feb 27-30". Undefined
 * if there is none.
 */
export function impossibleDay(date: string): string | undefined {
  const parts = dateParts(date);
  const month = parts.find(namesMonth);
  if (month === undefined) return undefined;
  const { first, last } = dayNumbers(parts, month);
  return [first, last].find((day) => day !== '' && !hasDay(month, day));
}

/**
 * Words, numbers, and the dashes and slashes between them. A dot ends what stands before it, except
 * within "10.30".
 */
function dateParts(date: string): string[] {
  return date.split(/[\s,]|(?<!\d)\.|\.(?!\d)|([-–—/])/u).filter((part) => part);
}

function namesMonth(word: string): boolean {
  return monthIndex(word) !== -1;
}

/**
 * The month that an English name, or a beginning of one of three letters or more, stands for:
 * "Mar", "Sept". Otherwise -1.
 */
function monthIndex(word: string): number {
  return word.length < 3 ? -1 : MONTHS.findIndex((name) => name.startsWith(word.toLowerCase()));
}

function hasDay(month: string, day: string): boolean {
  return Number(day) >= 1 && Number(day) <= (LONGEST[monthIndex(month)] ?? 0);
}

/**
 * The day numbers of the month, without ordinal endings, and the mark between them; what is not
 * there is empty. A year is no day.
 */
function dayNumbers(
  parts: readonly string[],
  month: string,
): { first: string; mark: string; last: string } {
  const index = monthIndex(month);
  const others = parts.filter((part) => monthIndex(part) !== index);
  const nextMonthAt = others.findIndex(namesMonth);
  const own = nextMonthAt === -1 ? others : others.slice(0, nextMonthAt);
  const firstAt = own.findIndex((part) => dayNumber(part) !== '');
  const [first = '', mark = '', last = ''] = firstAt === -1 ? [] : own.slice(firstAt, firstAt + 3);
  const isRange = nextMonthAt === -1 && /^[-–—/]$/u.test(mark);
  return {
    first: dayNumber(first),
    mark: mark === '/' ? '/' : '-',
    last: isRange ? dayNumber(last) : '',
  };
}

function dayNumber(part: string): string {
  return /^(\d{1,2})(?:st|nd|rd|th)?$/iu.exec(part)?.[1] ?? '';
}
