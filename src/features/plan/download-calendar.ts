import { writeCalendar } from '../../model/calendar/write-calendar.ts';
import { parseDay } from '../../model/day/civil-day.ts';
import { texasDate } from '../../model/day/texas-date.ts';
import type { Plan } from '../saving/plan.ts';
import { planCalendar } from './plan-calendar.ts';
import type { FactsByKey } from './plan-facts.ts';

/** Saves the plan's days as a calendar file, made in the browser (decision 39). */
export function downloadCalendar(
  plan: Plan,
  facts: FactsByKey,
  about: { name: string; siteUrl: string },
): void {
  const now = Date.now();
  const day = parseDay(texasDate(now)) ?? 0;
  // In seconds: what is moved and saved again replaces what was imported.
  const sequence = Math.floor(now / 1000);
  const text = writeCalendar(planCalendar(plan, facts, { ...about, day, sequence }));
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'hill-country-plan.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
