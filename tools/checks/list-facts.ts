/** `node tools/checks/list-facts.ts` writes docs/facts.md: how well the shipped facts are sourced. */

import { writeFileSync } from 'node:fs';
import { contentTables } from '../../src/app/content-tables.ts';
import { readContentFolder } from '../../src/content/reading/content-folder.ts';
import { type CivilDay, dayText } from '../../src/model/day/civil-day.ts';
import { texasDay } from '../../src/model/day/texas-day.ts';
import { MONTHS_UNTIL_OLD, oldFrom } from '../../src/model/visit/fact-ages.ts';
import { datedFacts } from '../../src/model/visit/stated-visit.ts';

const LISTS = ['activities', 'events', 'posts'] as const;

/** docs/facts.md as of the day: entries, facts with a source, and their age. */
export async function factsDocument(today: CivilDay): Promise<string> {
  const { entries } = await readContentFolder('content', contentTables);
  const rows = LISTS.map((list) => {
    const visits = entries[list].map(({ value: { visit = {} } }) => [
      ...datedFacts(visit, today),
      ...(visit.sources ?? []).map(({ source, checked }) => sourcedFact(source, checked, today)),
    ]);
    const facts = visits.flat();
    const undated = facts.filter(({ oldOn }) => oldOn === undefined).length;
    const old = facts.filter(({ oldOn, isOld }) => isOld && oldOn !== undefined).length;
    const sourced = facts.filter(({ source }) => source !== undefined).length;
    return `| ${[list, visits.length, facts.length, sourced, facts.length - old - undated, old, undated].join(' | ')} |`;
  });
  const ages = Object.entries(MONTHS_UNTIL_OLD).map(([kind, months]) => `| ${kind} | ${months} |`);
  return `# The facts and their age

Written by \`node tools/checks/list-facts.ts\` from \`content/\`, as of ${dayText(today)}. Only facts that
age count: prices, hours, rules, telephone numbers and the like. Which they are, \`./guide check\` says.

| list | entries | facts | with a source | fresh | old, shown with their year | without a day |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

A fact is old after as many months (\`src/model/visit/fact-ages.ts\`; decision 48):

| kind | months |
| --- | --- |
${ages.join('\n')}
`;
}

/** What a post says of prices, hours and rules, for which it names a source. */
function sourcedFact(source: string, checked: string | undefined, today: CivilDay) {
  const oldOn = checked === undefined ? undefined : oldFrom('price', checked);
  return { source, oldOn, isOld: oldOn === undefined || today >= oldOn };
}

if (import.meta.main) writeFileSync('docs/facts.md', await factsDocument(texasDay(Date.now())));
