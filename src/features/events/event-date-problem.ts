import { MONTHS, monthNumber, WEEKDAYS, weekdayNumber } from '../../model/day/calendar-names.ts';
import { daysNamed } from './event-date.ts';

const WEEKS = new Map(
  ['first', 'second', 'third', 'fourth'].flatMap((week, index) => [
    [week, week],
    [['1st', '2nd', '3rd', '4th'][index] ?? week, week],
  ]),
)
  .set('last', 'last')
  .set('every', '')
  .set('each', '');

/** What is wrong with a date that would show other days than it names, and what to write instead. */
export function eventDateProblem(date: string): string | undefined {
  const words = date.split(/[\s.]+/u).map((word) => word.toLowerCase());
  const at = words.findIndex(
    (word, index) => WEEKS.has(word) && weekdayNumber(words[index + 1] ?? '') !== undefined,
  );
  if (at !== -1) {
    const weekday = WEEKDAYS[weekdayNumber(words[at + 1] ?? '') ?? 0];
    const every = [WEEKS.get(words[at] ?? ''), weekday].filter(Boolean).join(' ');
    const month = MONTHS[(words.map(monthNumber).find(Boolean) ?? 1) - 1];
    return `is a rule, not a day; delete date and write when: { every: ${every}, in: ${month} }`;
  }
  return daysNamed(date) > 2
    ? 'names more days than its box can show; delete date and write each in when, such as when: [2026-12-05, 2026-12-12]'
    : undefined;
}
