import { hash as hashOf } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentTables } from '../../app/content-tables.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import type { Tree } from '../versions/version.ts';
import { describeChange } from './changes.ts';
import { mergeOrder, orderSide } from './merge-order.ts';
import { mergeTrees } from './merge-trees.ts';

type Texts = Readonly<Record<string, string>>;

const fileSets = fileSetsOf(contentTables);

/** The merge of three folders, and the texts of what it makes. */
async function merge(base: Texts, ours: Texts, theirs: Texts) {
  const texts = new Map<string, string>();
  const treeOf = (files: Texts): Tree =>
    new Map(
      Object.entries(files).map(([path, text]) => {
        const hash = hashOf('sha256', text);
        texts.set(hash, text);
        return [path, hash];
      }),
    );
  const versions = { base: treeOf(base), ours: treeOf(ours), theirs: treeOf(theirs) };
  const merged = await mergeTrees(versions, fileSets, async (hash) => texts.get(hash) ?? '');
  for (const [hash, text] of merged.made) texts.set(hash, text);
  const files = [...merged.tree].map(([path, hash]) => [path, texts.get(hash) ?? ''] as const);
  return {
    files: Object.fromEntries(files),
    ours: merged.ours.map(describeChange),
    theirs: merged.theirs.map(describeChange),
    both: merged.both.differences.map(describeChange),
  };
}

type Event = { id: number; title: string };

const event = (id: number, title = `Event ${id}`): Event => ({ id, title });
const events = (...rows: Event[]): Texts => ({ 'events.yaml': stringify(rows) });
const rowsIn = (files: Texts): Event[] => parse(files['events.yaml'] ?? '[]') as Event[];

test('what only one side has added, changed or removed is taken', async () => {
  const { files, ours, theirs, both } = await merge(
    events(event(1), event(2), event(3)),
    events(event(1, 'Ours'), event(2), event(3), event(4)),
    events(event(1), event(2, 'Theirs'), event(5)),
  );
  expect(rowsIn(files).map(({ title }) => title)).toEqual(['Ours', 'Theirs', 'Event 5', 'Event 4']);
  expect(ours).toEqual(['~ events 1 "Ours": title', '+ events 4 "Event 4"']);
  expect(theirs).toEqual([
    '~ events 2 "Theirs": title',
    '+ events 5 "Event 5"',
    '- events 3 "Event 3"',
  ]);
  expect(both).toEqual([]);
});

test('the owner’s facts and the words of a page are taken field by field', async () => {
  const yaml = (fields: object): Texts => ({
    'site.yaml': stringify(fields),
    'pages/home.yaml': stringify(fields),
  });
  const { files, both } = await merge(
    yaml({ phone: '1', email: 'a', street: 'x' }),
    yaml({ phone: '2', email: 'a', street: 'y', town: 'Hye' }),
    yaml({ phone: '1', email: 'b', street: 'z' }),
  );
  for (const text of Object.values(files))
    expect(parse(text)).toEqual({ phone: '2', email: 'b', street: 'y', town: 'Hye' });
  expect(both).toEqual(['~ page home: street', '~ site: street']);
});

test.for<[string, Event | undefined, Event | undefined, number]>([
  ['both changed it', event(1, 'A'), event(1, 'B'), 1],
  ['one removed what the other changed', undefined, event(1, 'B'), 1],
  ['both changed it to the same', event(1, 'A'), event(1, 'A'), 0],
  ['both removed it', undefined, undefined, 0],
])('an entry: %s', async ([, ours, theirs, conflicts]) => {
  const listed = (row: Event | undefined) => events(event(9), ...(row ? [row] : []));
  const { both } = await merge(listed(event(1)), listed(ours), listed(theirs));
  expect(both).toHaveLength(conflicts);
});

test('files are taken whole: documents, pictures, and those that come and go', async () => {
  const base = { 'blog/0001-a.md': 'a', 'images/a.svg': 'a', 'images/b.svg': 'b' };
  const { files, both } = await merge(
    base,
    { ...base, 'blog/0001-a.md': 'ours', 'images/a.svg': 'ours', 'blog/0002-b.md': 'b' },
    { 'blog/0001-a.md': 'theirs', 'images/a.svg': 'a', 'images/c.svg': 'c' },
  );
  expect(files).toEqual({
    'blog/0001-a.md': 'ours',
    'blog/0002-b.md': 'b',
    'images/a.svg': 'ours',
    'images/c.svg': 'c',
  });
  expect(both).toEqual(['~ posts 1: text']);
});

const post = (title: string) => `---\ntitle: ${title}\n---\n\nAt dusk.\n\nEach day.\n`;

test.for<[string, (text: string) => string]>([
  ['lines as Windows ends them', (text) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text) => `\uFEFF${text}`],
  [
    'spaces that don’t break',
    (text) => text.replaceAll(/: |^- /gm, (found) => found.replace(' ', '\u00A0')),
  ],
  ['a space of no width', (text) => text.replaceAll(/id:|title:/g, '\u200B$&')],
])('who saves a file with %s has changed nothing by that', async ([, saved]) => {
  const files = (first: string, second: string): Texts => ({
    'blog/0001-a.md': post(first),
    ...events(event(1, first), event(2, second)),
  });
  const ours = Object.entries(files('Bats', 'Ours')).map(([path, text]) => [path, saved(text)]);
  const merged = await merge(
    files('Bats', 'Fair'),
    Object.fromEntries(ours) as Texts,
    files('Owls', 'Fair'),
  );
  expect(merged).toMatchObject({
    ours: ['~ events 2 "Ours": title'],
    theirs: ['~ posts 1 "Owls": title', '~ events 1 "Owls": title'],
    both: [],
  });
  expect(merged.files['blog/0001-a.md']).toBe(post('Owls'));
});

test.for([
  ['nobody moved any', [1, 2, 3], [1, 2, 3], [1, 2, 3], undefined, [1, 2, 3]],
  ['ours did', [1, 2, 3], [3, 1, 2], [1, 2, 3, 4], 'ours', [3, 4, 1, 2]],
  ['theirs did', [1, 2, 3], [1, 5, 2, 3], [3, 2, 1], 'theirs', [3, 2, 1, 5]],
  ['both did', [1, 2, 3], [2, 1, 3], [1, 3, 2], 'both', [2, 1, 3]],
  ['both did the same', [1, 2, 3], [3, 1, 2], [3, 1, 2], undefined, [3, 1, 2]],
  [
    'both added some at the same place',
    [1, 2],
    [1, 5, 2],
    [1, 6, 7, 2],
    undefined,
    [1, 6, 7, 5, 2],
  ],
  ['some at the beginning', [1], [1], [8, 9, 1], undefined, [8, 9, 1]],
] as const)('the order of a list: %s', ([, base, ours, theirs, side, merged]) => {
  const keys = { base, ours, theirs };
  expect(orderSide(keys)).toBe(side);
  expect(mergeOrder(keys, side === 'theirs' ? 'theirs' : 'ours')).toEqual(merged);
});

const someRows = fc.uniqueArray(
  fc.record(
    { id: fc.integer({ min: 1, max: 6 }), title: fc.constantFrom('a', 'b: c', '- d\n# e\n') },
    { noNullPrototype: true },
  ),
  { selector: ({ id }) => id, maxLength: 6 },
);

test('whatever the two sides did: nothing is lost, doubled or made up', async () => {
  await fc.assert(
    fc.asyncProperty(someRows, someRows, someRows, async (base, ours, theirs) => {
      const { files, both } = await merge(events(...base), events(...ours), events(...theirs));
      const textsOf = (rows: readonly Event[]) => new Set(rows.map((row) => JSON.stringify(row)));
      const merged = textsOf(rowsIn(files));
      expect(merged.size).toBe(new Set(rowsIn(files).map(({ id }) => id)).size);
      for (const text of merged)
        expect(textsOf(ours).has(text) || textsOf(theirs).has(text)).toBe(true);
      for (const [one, other] of [
        [ours, theirs],
        [theirs, ours],
      ] as const)
        for (const text of textsOf(one)) {
          const { id } = JSON.parse(text) as Event;
          const isConflict = both.some((line) => new RegExp(`^. events ${id}\\b`).test(line));
          if (!textsOf(base).has(text) && !isConflict) expect(merged.has(text)).toBe(true);
          if (textsOf(other).has(text)) expect(merged.has(text)).toBe(true);
        }
    }),
    cases(300),
  );
});

test('merging with a side that has changed nothing gives the other side, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(someRows, someRows, async (base, changed) => {
      const [old, current] = [events(...base), events(...changed)];
      expect((await merge(old, current, old)).files).toEqual(current);
      expect((await merge(old, old, current)).files).toEqual(current);
    }),
    cases(200),
  );
});
