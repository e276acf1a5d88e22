import { mkdirSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { PAGE_WORDS } from '../../app/page-words.ts';
import { several } from '../../model/fixtures/samples.ts';
import { describeProblem } from '../content-source.ts';
import { sampleSource } from '../fixtures/open-sample.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { VISIT } from '../fixtures/sample-content.ts';
import {
  type Row,
  SampleFolder,
  sampleActivity,
  sampleEvent,
  samplePost,
} from '../fixtures/sample-folder.ts';
import { type Pieces, workInPieces } from '../fixtures/work-in-pieces.ts';
import { resolveContent } from '../serving/resolve-content.ts';
import { readEntries } from './content-folder.ts';
import { readFolder } from './read-folder.ts';

/** The part of the work that may be done at once. It's a tenth if all is well, and most otherwise. */
const AT_ONCE = 0.3;

/** What one character alone, or a few, may open and never close. */
const PIECES = [
  ...['"', "'", '[', '{', '-', ':', '#', '&', '*', '!', '|', '>', '%', 'a', '\n'],
  ...['- ', '? ', '[,', "'' ", '{a: '],
];

/** As many as there are pieces. */
const FILES = [
  ...['activities.yaml', 'destinations.yaml', 'events.yaml'],
  ...[...PAGE_WORDS.keys()].slice(0, PIECES.length - 3).map((name) => `pages/${name}.yaml`),
];

describe('large content is read while visitors are answered', () => {
  test('large content 40,000 redirects', async () => {
    const folder = withRedirects(40_000, () => '/blog');
    const { result, ...pieces } = await workInPieces(() => read(folder));
    expect(result).toMatchObject({ redirects: 40_000, problems: [] });
    await expectReadElsewhere(folder, pieces, 40_000);
  });

  test('20,000 redirects to nowhere: each is named with its line', async () => {
    const folder = withRedirects(20_000, (index) => `/nowhere-${index}`);
    const { result, ...pieces } = await workInPieces(() => read(folder));
    expect(result.problems).toHaveLength(20_000);
    const first =
      folder.read('site.yaml').toString().split('\n').indexOf('  /old-0: "/nowhere-0"') + 1;
    expect(result.problems.at(-1)).toMatch(
      new RegExp(`site\\.yaml:${first + 19_999} redirects\\./old-19999: leads to /nowhere-19999`),
    );
    await expectReadElsewhere(folder, pieces, 20_000);
  });

  test('large content 10,000 rows', async () => {
    const folder = new SampleFolder();
    folder.writeRows(
      'activities',
      Array.from({ length: 10_000 }, (_, index) => ({
        ...sampleActivity,
        id: index + 1,
        slug: `activity-${index + 1}`,
      })),
    );
    const { result, ...pieces } = await workInPieces(() => read(folder));
    expect(result).toMatchObject({ activities: 10_000, problems: [] });
    await expectReadElsewhere(folder, pieces, 10_000);
  });

  test('1,000 activities and 1,000 events with facts and a story, each under 2 MB', async () => {
    const folder = new SampleFolder();
    const more = { visit: VISIT, story: 'A sentence of a story. '.repeat(34) };
    const rowsOf = (row: Row) =>
      several(1_000, (id) => ({
        ...row,
        ...more,
        id,
        slug: `place-${id}`,
        formerly: [`old-${id}`],
      }));
    folder.writeRows('activities', rowsOf(sampleActivity));
    folder.writeRows('events', rowsOf(sampleEvent));
    expect(folder.read('activities.yaml').length).toBeGreaterThan(1_500_000);
    const { result, ...pieces } = await workInPieces(() => read(folder));
    expect(result).toMatchObject({ activities: 1_000, events: 1_000, problems: [] });
    await expectReadElsewhere(folder, pieces, 2_000);
  });

  test('3,000 posts of 20 KB', async () => {
    const folder = new SampleFolder();
    const body = 'A sentence of a long post. '.repeat(750);
    for (let id = 2; id <= 3_000; id += 1)
      folder.writePost(`${String(id).padStart(4, '0')}-post.md`, samplePost, body);
    const source = sampleSource(folder, new RecordedLog());
    onTestFinished(() => source.close());
    const { result, ...pieces } = await workInPieces(() => source.read());
    expect(result.posts).toHaveLength(3_000);
    expectRests(pieces, 2 * 3_000);
  });

  test('a repeated key among thousands is named with the line of the second', async () => {
    const folder = withRedirects(2_000, () => '/blog');
    const text = folder.read('site.yaml').toString();
    folder.write('site.yaml', `${text}  /old-7: /blog\n`);
    const { problems } = await read(folder);
    const line = text.split('\n').length;
    expect(problems).toEqual([
      expect.stringMatching(
        new RegExp(`site\\.yaml:${line}: is not valid YAML \\(Map keys must be unique`),
      ),
    ]);
  });

  // All in one reading, because each starts a thread, which takes longer than a megabyte does.
  test('large content of one character: a megabyte of each that YAML gives a meaning, and of pairs', async () => {
    const folder = new SampleFolder();
    mkdirSync(folder.path('pages'));
    for (const [index, piece] of PIECES.entries())
      folder.write(
        FILES[index] ?? '',
        piece.repeat(Math.floor(1_000_000 / Buffer.byteLength(piece))),
      );
    const { result, ...pieces } = await workInPieces(() => read(folder));
    for (const file of FILES)
      expect(result.problems).toContainEqual(expect.stringContaining(folder.path(file)));
    await expectReadElsewhere(folder, pieces);
  });
});

/** That the work rests at least so often, and no piece of it is large. A rest takes two looks. */
function expectRests({ looks, largest, total }: Pieces, rests: number): void {
  expect(looks / 2).toBeGreaterThanOrEqual(rests);
  expect(largest / total).toBeLessThan(AT_ONCE);
}

/** That this thread rests so often, and no piece is large compared with reading the files itself. */
async function expectReadElsewhere(
  folder: SampleFolder,
  { looks, largest }: Pieces,
  rests = 0,
): Promise<void> {
  const here = await workInPieces(() => readEntries(folder.content, contentTables));
  expect(looks / 2).toBeGreaterThanOrEqual(rests);
  expect(largest / here.total).toBeLessThan(AT_ONCE);
}

/** A sample folder whose site.yaml ends with that many redirects, one per line. */
function withRedirects(count: number, target: (index: number) => string): SampleFolder {
  const folder = new SampleFolder();
  const lines = Array.from(
    { length: count },
    (_, index) => `  /old-${index}: ${JSON.stringify(target(index))}\n`,
  );
  folder.write(
    'site.yaml',
    `${folder.read('site.yaml')}${lines.join('')}`.replace('  /wine-tours: /wine-spirits\n', ''),
  );
  return folder;
}

/** How many entries a reading found, or what it found wrong. */
async function read(folder: SampleFolder) {
  const reading = await readFolder(folder.content, contentTables);
  const { content, held } = await resolveContent(undefined, reading, contentTables);
  return {
    redirects: Object.keys(content?.site.redirects ?? {}).length,
    activities: content?.activities.length,
    events: content?.events.length,
    problems: held.flatMap(({ problems }) => problems.map(describeProblem)),
  };
}
