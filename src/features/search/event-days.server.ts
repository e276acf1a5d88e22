import type { DayContent } from '../../model/content/day-content.ts';
import { type CivilDay, dayOf, dayParts, dayText } from '../../model/day/civil-day.ts';
import { hourIn } from '../../model/day/hour-in-words.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import type { Hours, Occurrence } from '../../model/when/shapes/schedule.ts';
import { isOff } from '../events/status-words.ts';
import type { SearchDocument } from './search-document.ts';
import { MOST_DAYS } from './wish.ts';

/** A year from today: whoever asks for October means the next one. */
const MONTHS_AHEAD = 12;

/** When each event whose days are known takes place within a year, by its id. */
export function eventDays({
  scheduled,
  day,
}: DayContent): ReadonlyMap<number, Pick<SearchDocument, 'months' | 'days'> & Hours> {
  const today = dayParts(day);
  const last = dayOf(today.year, today.month + MONTHS_AHEAD, today.day) - 1;
  return new Map(
    scheduled.map(({ id, schedule }) => {
      const found = occurrences(schedule, day, last);
      const { starts, ends } = found.find(({ starts }) => starts !== undefined) ?? {};
      const hours = {
        ...(starts !== undefined && { starts }),
        ...(ends !== undefined && { ends }),
      };
      return [id, { months: monthsOf(found, day, last), days: otherDays(found), ...hours }];
    }),
  );
}

function monthsOf(found: readonly Occurrence[], day: CivilDay, last: CivilDay): number[] {
  const months = new Set<number>();
  for (const { start, end } of found) addMonths(months, Math.max(start, day), Math.min(end, last));
  return [...months].sort((one, other) => one - other);
}

function addMonths(months: Set<number>, first: number, last: number): void {
  const { year, month } = dayParts(first);
  months.add(month);
  for (let ahead = 1; months.size < 12 && dayOf(year, month + ahead, 1) <= last; ahead += 1)
    months.add(((month - 1 + ahead) % 12) + 1);
}

/** The days on which it isn't canceled or put off; undefined for one alone, which the document says itself. */
function otherDays(found: readonly Occurrence[]): string[] | undefined {
  const valid = found.filter(({ change }) => !change || !isOff(change));
  if (found.length < 2) return undefined;
  return valid
    .slice(0, MOST_DAYS)
    .map(({ start, end }) => [...new Set([start, end])].map(dayText).join('/'));
}

const SAYS_EVENING = /\b(?:evening|night|dusk|sunset)/i;
const SAYS_DAY = /\b(?:morning|noon|afternoon)/i;

/** The first hour of an evening, and the last of a day. */
const [DUSK, LATE] = ['16:30', '18:00'];

/** Whether it's on in the evening; undefined if its hours don't say. Takes "18:00", "6:00 PM" or "Evenings". */
export function isOnInTheEvening({
  starts,
  ends,
  time = '',
}: {
  starts?: string | undefined;
  ends?: string | undefined;
  time?: string | undefined;
}): boolean | undefined {
  if (ends !== undefined) return ends > LATE || (starts !== undefined && ends < starts);
  const begins = starts ?? hourIn(time);
  if (SAYS_EVENING.test(time) || (begins !== undefined && begins >= DUSK)) return true;
  return SAYS_DAY.test(time) ? false : undefined;
}
