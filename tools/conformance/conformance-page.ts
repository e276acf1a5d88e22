import type { Mutation } from '../mutations/mutation-list.ts';
import type { Decision } from './decisions.ts';
import type { ListedTest } from './list-tests.ts';
import type { Row } from './rows.ts';

interface Conformance {
  rows: readonly Row[];
  decisions: readonly Decision[];
  mutations: readonly Mutation[];
  tests: readonly ListedTest[];
}

const INTRODUCTION = `# Conformance: every sentence of the specification and its proof

Written by \`npm run conformance -- --write\`; do not edit it. It is built from [spec.md](spec.md),
the tests' titles, [proofs.yaml](../tools/conformance/proofs.yaml), which says what proves which
statement, and the mutations in [tools/mutations/](../tools/mutations/). \`npm test\` runs all tests
and fails if this page is out of date.

Each statement of the specification has one row, in order: a sentence, a list item or a table row
(cells joined by " · "). Next to it are the point of [decision
004](decisions/004-what-the-specification-leaves-open.md) that settles it or departs from it, with
the reason in a few words if it departs, and the tests that prove it. Tests in \`e2e/\` run against
the built server in a real browser, those in \`src/\` in memory.
`;

const DECISIONS = `## The decisions

The points of [decision 004](decisions/004-what-the-specification-leaves-open.md), and the tests or
groups of tests whose titles name them.
`;

const MUTATIONS = `## What the suite catches

A row that no fault in the code can break proves nothing. \`npm run mutate\` puts each of these
faults into a copy of the project, one at a time, and fails unless every test listed for the fault
then fails.
`;

/** The page: each statement's proofs, each decision's tests, and which tests catch which fault. */
export function conformancePage({ rows, decisions, mutations, tests }: Conformance): string {
  const links = (titles: readonly string[]) =>
    titles.flatMap((title) => testLinks(title, tests)).join('<br>');
  const statementRows = (section: string) =>
    rows
      .filter((row) => row.section === section)
      .map(({ statement, decisions: points, titles, excuse }) => [
        statement,
        points.join('; '),
        excuse === undefined ? links(titles) : `nothing to prove: ${excuse}`,
      ]);
  const sections = [...new Set(rows.map(({ section }) => section))].map((section) =>
    [
      ...(section === '' ? [] : [`## ${section}\n`]),
      table(['the specification says', 'decision', 'proven by'], statementRows(section)),
    ].join('\n'),
  );
  const decisionRows = decisions.map(({ number, name, excuse, namedBy }) => [
    `${number}. ${name}`,
    [...(excuse === undefined ? [] : [excuse]), ...namedBy.map(testLink)].join('<br>'),
  ]);
  const mutationRows = mutations.map(({ fault, file, caughtBy }) => [
    fault,
    `[${file}](../${file})`,
    links(caughtBy),
  ]);
  return [
    INTRODUCTION,
    ...sections,
    DECISIONS,
    table(['decision', 'named by'], decisionRows),
    MUTATIONS,
    table(['the fault', 'where', 'caught by'], mutationRows),
  ].join('\n');
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}

/** One link for each file that holds a test of this title. */
function testLinks(title: string, tests: readonly ListedTest[]): string[] {
  const files = new Set(tests.filter((test) => test.title === title).map(({ file }) => file));
  return [...files].map((file) => testLink({ title, file }));
}

function testLink({ title, file }: { title: string; file: string }): string {
  return `[${title.replace(/[|[\]]/g, '\\$&')}](../${file})`;
}
