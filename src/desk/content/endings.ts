import { awaited } from '../../features/events/upcoming-events.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { fullDate } from '../../model/day/day-in-words.ts';
import { isGroup } from '../../model/is-group.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import { nameOf } from '../forms/form.ts';
import { scheduleIn } from './days-of.ts';
import type { DeskContent } from './desk-content.ts';
import { SITE } from './entries.ts';
import type { Held } from './outcome.ts';
import type { NamedEntry } from './page-of.ts';

const TWO_YEARS = 731;

export interface Ending extends NamedEntry {
  says: string;
  /** The last day as an ISO date; undefined for a notice without an end. */
  day: string | undefined;
}

/** The notice, and the events that are on for the last time within `ahead` days. */
export async function endings(
  content: DeskContent,
  { tree }: Held,
  ahead: number,
): Promise<Ending[]> {
  const today = content.today();
  const found: Ending[] = [];
  const site = await content.entries.one(SITE, tree);
  if (isGroup(site?.notice)) {
    const { text, until } = site.notice;
    const day = typeof until === 'string' ? until : undefined;
    const says = day ? `ends after ${fullDate(day)}` : 'stays until you take it away';
    if (day === undefined || day >= dayText(today))
      found.push({ ref: SITE, title: `Notice: ${text}`, says, day });
  }
  for await (const { ref, row } of content.entries.each(tree)) {
    const schedule = scheduleIn(row, today) ?? [];
    const [last, ...more] = occurrences(schedule, today, today + TWO_YEARS);
    if (!last || more.length > 0 || last.end > today + ahead) continue;
    // A postponed event stays on the site until it has a new day.
    if (awaited(schedule, last.end + 1)) continue;
    const day = dayText(last.end);
    found.push({ ref, title: nameOf(row), says: `is over after ${fullDate(day)}`, day });
  }
  return found;
}
