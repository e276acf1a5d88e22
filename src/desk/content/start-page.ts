import type { Row } from '../../content/merge/entries.ts';
import { groupIn, inWords, labelOf } from '../forms/form.ts';
import { announcements } from './announcements.ts';
import type { DeskContent } from './desk-content.ts';
import { type Ending, endings } from './endings.ts';
import type { DueFact, Finding } from './findings.ts';
import { formOf } from './forms.ts';
import type { Held } from './outcome.ts';
import { type Step, stepsOf } from './steps.ts';
import { factOf } from './still-right.ts';

/** In days: what ends sooner is shown. */
const SOON = 30;

export interface StartPage {
  held: Finding[];
  warnings: Finding[];
  due: (DueFact & { label: string; says: string })[];
  ends: Ending[];
  /** Events whose days aren't announced yet. */
  usual: number;
  last: Step;
}

/** The start page: what is wrong, what is due, and what ends; `later` names facts that were put off. */
export async function startPage(
  content: DeskContent,
  later: ReadonlySet<string>,
): Promise<StartPage> {
  const held = await content.newest();
  const { faults, warnings, due } = await content.findings(held.tree);
  const asked = due.filter(({ ref, fact }) => !later.has(`${ref.list} ${ref.key} ${fact}`));
  return {
    held: [...held.untaken, ...faults],
    warnings,
    due: await withWords(asked, content, held),
    ends: await endings(content, held, SOON),
    usual: (await announcements(content, held.tree)).length,
    last: stepsOf(await content.store.history())[0] as Step,
  };
}

async function withWords(due: readonly DueFact[], content: DeskContent, { tree }: Held) {
  const lists = new Map<string, Map<unknown, Row>>();
  for (const list of new Set(due.map(({ ref }) => ref.list)))
    lists.set(list, await content.entries.all(list, tree));
  return due.map((fact) => {
    const row = lists.get(fact.ref.list)?.get(fact.ref.key) ?? {};
    const fields = groupIn(formOf(content.entries, fact.ref), 'visit');
    const label = fact.fact === 'days' ? 'Its days' : labelOf(fields, fact.fact).replace(/\?$/, '');
    return { ...fact, label, says: inWords(factOf(row, fact.fact)) };
  });
}
