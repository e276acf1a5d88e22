import { parseDay } from '../../model/day/civil-day.ts';
import { texasDate } from '../../model/day/texas-day.ts';
import { saveCalendar } from '../../site/save-calendar.ts';
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
  saveCalendar(planCalendar(plan, facts, { ...about, day, sequence }), 'hill-country-plan.ics');
}
