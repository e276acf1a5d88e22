import type { CivilDay } from '../../model/day/civil-day.ts';
import { nextOccurrence, occurrences } from '../../model/when/occurrences.ts';
import type { Occurrence, Schedule } from '../../model/when/shapes/schedule.ts';
import { calendarEnd } from '../events/calendar-span.ts';
import { runInWords, wholeRun } from '../events/days-in-all.ts';
import type { EventDays } from '../events/event.ts';
import { eventDays } from '../events/upcoming-events.ts';
import type { StatedDays } from './place.ts';

const MOST_DAYS = 6;

/** An event's occurrences in the next 18 months, or else the next one; empty if it's over. */
export function nextDays(schedule: Schedule, today: CivilDay): EventDays[] {
  return soonOrNext(schedule, today).map((days) => eventDays(days, schedule));
}

/** The same for the event's page, at most six; a run with short pauses counts as one. */
export function statedDays(schedule: Schedule, today: CivilDay): StatedDays[] {
  const soon = soonOrNext(schedule, today);
  const byRun = Map.groupBy(soon, (days) => wholeRun(schedule, days)?.first ?? days);
  return [...byRun.values()]
    .flatMap((group) => asOne(group, schedule) ?? group.map((days) => eventDays(days, schedule)))
    .slice(0, MOST_DAYS);
}

/** A run's days as one; undefined if they stand alone or their hours differ. */
function asOne([days, ...others]: Occurrence[], schedule: Schedule): StatedDays[] | undefined {
  const run = days && wholeRun(schedule, days);
  if (!run || others.some((other) => hoursOf(other) !== hoursOf(days))) return undefined;
  const whole = eventDays({ ...days, start: run.first, end: run.last }, schedule);
  return [{ ...whole, inWords: runInWords(run, days) }];
}

function hoursOf({ starts, ends, usual }: Occurrence): string {
  return [starts, ends, usual].join();
}

function soonOrNext(schedule: Schedule, today: CivilDay): Occurrence[] {
  const soon = occurrences(schedule, today, calendarEnd(today));
  const next = nextOccurrence(schedule, today);
  return soon.length === 0 && next ? [next] : soon;
}
