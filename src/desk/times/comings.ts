import { publishedIsoDate } from '../../features/blog/published-date.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { isGroup } from '../../model/is-group.ts';
import type { DeskContent } from '../content/desk-content.ts';
import { type Ending, endings } from '../content/endings.ts';
import { SITE } from '../content/entries.ts';
import { nameOf } from '../forms/form.ts';

const AHEAD = 120;

export type Coming = Ending & { day: string };

/** Notices that begin or end, posts that appear, and events that are over; the soonest first. */
export async function comings(content: DeskContent): Promise<Coming[]> {
  const held = await content.newest();
  const today = content.today();
  const [first, last] = [dayText(today), dayText(today + AHEAD)];
  const found: Coming[] = [];
  const add = (day: string | undefined, coming: Omit<Coming, 'day'>) => {
    if (day !== undefined && day >= first && day <= last) found.push({ ...coming, day });
  };
  for (const { day, ref, title } of await endings(content, held, AHEAD))
    add(day, { ref, title, says: 'its last day' });
  const site = await content.entries.one(SITE, held.tree);
  const notice = isGroup(site?.notice) ? site.notice : {};
  if (typeof notice.from === 'string')
    add(notice.from, { ref: SITE, title: `Notice: ${notice.text}`, says: 'its first day' });
  for await (const { ref, row } of content.entries.each(held.tree)) {
    const day = typeof row.publishedAt === 'string' && publishedIsoDate(row.publishedAt);
    if (day && day > first) add(day, { ref, title: nameOf(row), says: 'appears' });
  }
  return found.sort((one, other) => (one.day < other.day ? -1 : 1));
}
