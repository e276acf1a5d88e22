import type { Row } from '../../content/merge/entries.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { fullDate } from '../../model/day/day-in-words.ts';
import { isGroup } from '../../model/is-group.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import { readWhen } from '../../model/when/read-when.ts';
import type { When } from '../../model/when/shapes/when.ts';
import { whenSchema } from '../../model/when/when-schema.ts';
import { groupIn, inWords, labelOf } from '../forms/form.ts';
import { announcements } from './announcements.ts';
import type { DeskContent } from './desk-content.ts';
import type { EntryRef } from './entries.ts';
import type { DueFact, Finding } from './findings.ts';
import { formOf } from './forms.ts';
import type { Held } from './outcome.ts';
import { nameOf } from './page-of.ts';
import { factOf } from './still-right.ts';

/** What ends within so many days is said. */
const SOON = 30;
const TWO_YEARS = 731;

export interface StartPage {
  held: Finding[];
  warnings: Finding[];
  /** What each fact is called, and what it says. */
  due: (DueFact & { label: string; says: string })[];
  ends: { ref: EntryRef; title: string; says: string }[];
  /** How many events wait for their days to be announced. */
  usual: number;
  last: { id: number; author: string; message: string; time: number; canBeTakenBack: boolean };
}

/** What the owner sees first: what is wrong, what is due, and what ends; `later` names what is put off. */
export async function startPage(
  content: DeskContent,
  later: ReadonlySet<string>,
): Promise<StartPage> {
  const held = await content.newest();
  const { faults, warnings, due } = await content.findings(held.tree);
  const asked = due.filter(({ ref, fact }) => !later.has(`${ref.list} ${ref.key} ${fact}`));
  const { id, author, message, time } = held.version;
  const { length } = await content.history();
  return {
    held: faults,
    warnings,
    due: await withWords(asked, content, held),
    ends: await endings(content, held),
    usual: (await announcements(content)).length,
    last: { id, author, message, time: time.getTime(), canBeTakenBack: length > 1 },
  };
}

async function withWords(due: readonly DueFact[], content: DeskContent, { tree }: Held) {
  const lists = new Map<string, Map<unknown, Row>>();
  for (const list of new Set(due.map(({ ref }) => ref.list)))
    lists.set(list, await content.entries.all(list, tree, content.text));
  return due.map((fact) => {
    const row = lists.get(fact.ref.list)?.get(fact.ref.key) ?? {};
    const fields = groupIn(formOf(content.entries, fact.ref), 'visit');
    const label = fact.fact === 'days' ? 'Its days' : labelOf(fields, fact.fact).replace(/\?$/, '');
    return { ...fact, label, says: inWords(factOf(row, fact.fact)) };
  });
}

async function endings(content: DeskContent, { tree }: Held): Promise<StartPage['ends']> {
  const today = content.today();
  const found: StartPage['ends'] = [];
  const site = await content.entries.one({ list: 'site', key: 'site' }, tree, content.text);
  if (isGroup(site?.notice)) {
    const { text, until } = site.notice;
    const says =
      typeof until === 'string' ? `ends after ${fullDate(until)}` : 'stays until you take it away';
    if (typeof until !== 'string' || until >= dayText(today))
      found.push({ ref: { list: 'site', key: 'site' }, title: `Notice: ${String(text)}`, says });
  }
  for (const { name: list } of content.entries.places)
    for (const [key, row] of await content.entries.all(list, tree, content.text)) {
      if (row.when === undefined || !whenSchema.safeParse(row.when).success) continue;
      const days = occurrences(readWhen(row.when as When), today, today + TWO_YEARS);
      const last = days.at(-1);
      if (days.length !== 1 || !last || last.end > today + SOON) continue;
      found.push({
        ref: { list, key },
        title: nameOf(row),
        says: `is over after ${fullDate(dayText(last.end))}`,
      });
    }
  return found;
}
