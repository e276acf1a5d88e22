import { beforeAll, expect, test } from 'vitest';
import { handwrittenFolder } from '../../content/fixtures/handwritten-folder.ts';
import { loadAllPages } from '../load-all-pages.ts';
import { dayEdits } from './fixtures/day-edits.ts';
import { siteOf } from './fixtures/edited-site.ts';
import { factEdits } from './fixtures/fact-edits.ts';
import { moreEdits } from './fixtures/more-edits.ts';
import type { Outcome } from './fixtures/owner-edit.ts';
import { pictureEdits } from './fixtures/picture-edits.ts';
import { textEdits } from './fixtures/text-edits.ts';

/** Those of the review, as it lists them, and others. */
const edits = [...textEdits, ...dayEdits, ...factEdits, ...pictureEdits, ...moreEdits];

/** A page of each kind that the folder has words on. */
const PATHS = [
  ...['/', '/events', '/events/wine-fair', '/events/chili-day', '/contact', '/blog', '/blog/1'],
  ...['/things-to-do', '/things-to-do/wine-road', '/things-to-do/blue-hole', '/destinations'],
  ...['/cabins', '/rules', '/nowhere'],
];

const rows: string[] = [];

beforeAll(loadAllPages);

test('84 edits of the review, and forty more', () => {
  expect([edits.length - moreEdits.length, moreEdits.length]).toEqual([84, 40]);
});

test.each(edits)('%s', async (what, does, outcome) => {
  const folder = handwrittenFolder();
  const site = siteOf(folder);
  expect(await site.read()).toEqual([]);
  const before = await unedited(site);
  const { is, says, sees = [] } = outcome;
  const places = sees.map(([path]) => path);
  const then = site.pages(places);
  await does(folder);
  const heldBack = await site.read();
  const { faults, others } = await site.check();
  const told = [...heldBack, ...faults, ...added(before.others, others)];
  if (says === undefined) expect(told).toEqual([]);
  else expect(told.join('\n')).toContain(says);
  if (is === 'same' || is === 'held') expect(site.pages(PATHS)).toEqual(before.pages);
  const now = site.pages(places);
  for (const [index, [path, text]] of sees.entries()) {
    const isAt = (page = now[index]) => `308 ${page?.to}` === text || page?.html.includes(text);
    expect([path, text, isAt(then[index]), isAt()]).toEqual([path, text, false, true]);
  }
  rows.push(rowOf(what, told, outcome));
});

test('docs/owner-edits.md has all of it', async ({ skip }) => {
  if (rows.length < edits.length) skip('only some were tried');
  await expect(`# What an owner's hand does, and what comes of it

Written by \`npx vitest run --project pure owner-edits -u\`: ${edits.length} edits of a small folder,
one at a time, each read as a server reads it and checked. The first ${edits.length - moreEdits.length} are those of a review; the others were thought of later.

| | she | is told | visitors see |
| --- | --- | --- | --- |
${rows.join('\n')}
`).toMatchFileSnapshot('../../../docs/owner-edits.md');
});

let known: Promise<{ pages: unknown; others: readonly string[] }> | undefined;

/** The folder before all edits, which is always the same. */
function unedited(site: ReturnType<typeof siteOf>) {
  known ??= site.check().then(({ faults, others }) => {
    expect(faults).toEqual([]);
    return { pages: site.pages(PATHS), others };
  });
  return known;
}

/** What is said since; an entry may be on another line now, and some examples are no more. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const bare = (line: string) => line.replace(/:\d+(?=[ :])|(?<=stands in for your own: ).*/gu, '');
  const said = new Set(before.map(bare));
  return after.filter((line) => !said.has(bare(line)));
}

function rowOf(what: string, told: readonly string[], { is, says, sees = [] }: Outcome): string {
  const first = says === undefined ? 'nothing' : told.find((line) => line.includes(says));
  const seen = sees.map(([path, text]) => `${text} (${path})`).join(', ');
  const cells = [rows.length + 1, what, first, is === 'held' || is === 'same' ? 'no change' : seen];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
