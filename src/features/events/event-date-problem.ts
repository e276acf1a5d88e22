import { MONTHS, WEEKDAYS } from '../../model/day/calendar-names.ts';
import { readEvery } from '../../model/when/words/every.ts';
import { weekInWords } from '../../model/when/words/plain.ts';
import { readWords } from '../../model/when/words/read-words.ts';
import { daysNamed } from './event-date.ts';

/** What's wrong with a date that would show other days than it names, and what to write instead. */
export function eventDateProblem(date: string): string | undefined {
  const words = readWords(date);
  if (
    'entries' in words &&
    words.entries.some((entry) => typeof entry === 'object' && 'every' in entry)
  )
    return `is a rule, not a day; delete date and write when: ${ruleInFields(date)}`;
  return daysNamed(date) > 2
    ? 'names more days than its box can show; delete date and write each in when, such as when: [2026-12-05, 2026-12-12]'
    : undefined;
}

/** "{ every: first Saturday, in: March }"; rules about holidays are returned unchanged. */
function ruleInFields(date: string): string {
  const { every, months = [], shift, lasts } = readEvery(date) ?? {};
  if (!every || !('weekdays' in every) || shift !== 0 || lasts !== 1) return date;
  const weeks = every.weeks.map(weekInWords).filter(Boolean);
  const weekdays = every.weekdays.map((weekday) => WEEKDAYS[weekday]);
  const rule = [weeks.join(' and '), weekdays.join(' and ')].filter(Boolean).join(' ');
  const names = months.map((month) => MONTHS[month - 1]);
  if (names.length === 0) return `{ every: ${rule} }`;
  return `{ every: ${rule}, in: ${names.length === 1 ? names[0] : `[${names.join(', ')}]`} }`;
}
