import { globSync, readFileSync } from 'node:fs';
import { diff } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { cases } from '../../model/fixtures/cases.ts';
import { entriesIn, type Row } from '../merge/entries.ts';
import { editDocument, editEntries, editFields } from './edit-file.ts';

/** The lines that only the old text has, and those that only the new one has. */
function changedLines(before: string, after: string): string[] {
  return diff(before.split('\n'), after.split('\n')).flatMap(([operation, line]) =>
    operation === 0 ? [] : [`${operation > 0 ? '-' : '+'} ${line}`],
  );
}

const EVENTS = `# Our events

- id: 1
  title: Fair   # every year
  description: >-
    One two three four five six seven eight nine ten eleven twelve thirteen
    fourteen fifteen sixteen seventeen.
  when: { every: first Saturday, in: March-December, usual: true }
  visit:
    # Ask Ruth
    price: "$12"
    free: false
  places:
    - /events/a
    - /events/b # the second

# The market
- id: 2
  title: "Market"
`;

test.for<[string, (row: Row) => Row, string[]]>([
  [
    'a short text',
    (row) => ({ ...row, title: 'Faire' }),
    ['-   title: Fair   # every year', '+   title: Faire   # every year'],
  ],
  [
    'a word in a long text: only its line',
    (row) => ({ ...row, description: String(row.description).replace('fifteen', '15') }),
    ['-     fourteen fifteen sixteen seventeen.', '+     fourteen 15 sixteen seventeen.'],
  ],
  [
    'a text in quotes stays in quotes',
    (row) => ({ ...row, visit: { ...(row.visit as Row), price: '$14' } }),
    ['-     price: "$12"', '+     price: "$14"'],
  ],
  [
    'one answer within braces',
    (row) => ({ ...row, when: { ...(row.when as Row), usual: false } }),
    [
      '-   when: { every: first Saturday, in: March-December, usual: true }',
      '+   when: { every: first Saturday, in: March-December, usual: false }',
    ],
  ],
  [
    'a field less',
    ({ visit: _, ...row }) => row,
    ['-   visit:', '-     # Ask Ruth', '-     price: "$12"', '-     free: false'],
  ],
  [
    'a field more, behind the one before it',
    ({ id, title, ...row }) => ({ id, title, time: '6 PM', ...row }),
    ['+   time: 6 PM'],
  ],
  [
    'a group more',
    (row) => ({ ...row, status: { is: 'canceled', note: 'The creek, it is up' } }),
    ['+   status: { is: canceled, note: "The creek, it is up" }'],
  ],
  [
    'a line of a list, with the comment of another',
    (row) => ({ ...row, places: ['/events/a', '/events/b', '/events/c'] }),
    ['+     - /events/c'],
  ],
  [
    'words for a rule',
    (row) => ({ ...row, when: 'Dec 5-6, 2026' }),
    [
      '-   when: { every: first Saturday, in: March-December, usual: true }',
      '+   when: Dec 5-6, 2026',
    ],
  ],
])('only the lines that say it change: %s', ([, edit, expected]) => {
  const row = entriesIn('entries', EVENTS)?.get(1) as Row;
  for (const ends of ['\n', '\r\n']) {
    const text = EVENTS.replaceAll('\n', ends);
    const edited = editEntries(text, 1, edit(row));
    expect(parse(edited)[0]).toEqual(edit(row));
    expect(changedLines(text, edited).map((line) => line.trimEnd())).toEqual(expected);
  }
});

test('a new entry comes last, and one that goes takes the comments above it along', () => {
  const added = editEntries(EVENTS, 3, { id: 3, title: 'Dance', when: 'May 1, 2027' });
  expect(added).toBe(`${EVENTS}\n- id: 3\n  title: Dance\n  when: May 1, 2027\n`);
  expect(editEntries(EVENTS, 2, undefined)).toBe(EVENTS.split('\n# The market')[0]);
  expect(editEntries('# None yet\n[]\n', 1, { id: 1, title: 'One' })).toContain('- id: 1');
});

test('a notice is written below its example in site.yaml, and taken out again without a trace', () => {
  const site = readFileSync('content/site.yaml', 'utf8');
  const fields = Object.fromEntries(entriesIn('fields', site) as Map<string, unknown>);
  const edited = editFields(site, {
    ...fields,
    notice: { text: 'Burn ban.', until: '2026-12-05' },
  });
  expect(changedLines(site, edited)).toEqual(['+ notice: { text: Burn ban., until: 2026-12-05 }']);
  expect(edited.split('\n').indexOf('#   until: 2026-12-05')).toBe(
    edited.split('\n').findIndex((line) => line.startsWith('notice:')) - 1,
  );
  expect(editFields(edited, fields)).toBe(site);
});

test('an old address may have any letters', () => {
  const site = 'name: The guide\nredirects:\n  /old: /events\n';
  const redirects = { '/old': '/events', '/c++': '/events/17', '/old(1': '/stay' };
  const made = editFields(site, { name: 'The guide', redirects });
  expect(made).toBe(`${site}  /c++: /events/17\n  /old(1: /stay\n`);
});

test('a typo in a post changes its line and nothing else', () => {
  const post = readFileSync('content/blog/0003-peach-season-stonewall.md', 'utf8');
  const row = { title: 'Peaches', publishedAt: 'May 20, 2025', content: 'One.\n\nTwo.' };
  const head = `---\ntitle: Peaches # ripe\npublishedAt: May 20, 2025\n---\n\n`;
  expect(editDocument(`${head}One.\n\nTow.\n`, row)).toBe(`${head}One.\n\nTwo.\n`);
  expect(post).toContain('The season opens in the first half of May');
  expect(editDocument(undefined, row)).toBe(`${head.replace(' # ripe', '')}One.\n\nTwo.\n`);
});

const texts = fc.oneof(
  fc.constantFrom('yes', '18:00', '2026-12-05', '$5 # each', "it's", '- a', 'a: b', '[x], {y}'),
  fc.lorem({ maxCount: 60 }),
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.constantFrom('One line.\nTwo lines.\n\nThree.', 'pasted\u202f', '\u00a0pasted'),
);

/** A value that differs, made from another by changing, adding or removing something in it. */
function changed(value: unknown, pick: () => number, text: () => string): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const at = pick() % value.length;
    const kind = pick() % 3;
    if (kind === 0 && value.length > 1) return value.toSpliced(at, 1);
    if (kind === 1) return [...value, structuredClone(value[at])];
    return value.with(at, changed(value[at], pick, text));
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const names = Object.keys(value).filter((name) => name !== 'id');
    const name = names[pick() % names.length] ?? 'more';
    const kind = pick() % 5;
    const { [name]: old, ...rest } = value as Record<string, unknown>;
    if (kind === 0 && Object.keys(rest).length > 0) return rest;
    if (kind === 1) return { ...value, [`new${pick() % 9}`]: pick() % 2 ? text() : { is: text() } };
    return { ...value, [name]: changed(old, pick, text) };
  }
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return text();
}

/** Some entries in a row of each list that comes with the guide. */
const FILES = globSync('content/{events,cabins,activities}.yaml').flatMap((file) => {
  const entries = readFileSync(file, 'utf8').split(/^(?=- id:)/m);
  return Array.from({ length: Math.ceil(entries.length / 3) }, (_, index) =>
    entries.slice(index * 3, index * 3 + 3).join(''),
  ).filter((text) => text.includes('- id:'));
});

test('after 1,000 random edits every comment is where it was, and no line of another entry has changed', () => {
  expect(FILES.length).toBeGreaterThan(30);
  const comments = (text: string) => text.match(/^ *#.*$/gm) ?? [];
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(10_000)), fc.infiniteStream(texts), (numbers, words) => {
      const pick = () => numbers.next().value as number;
      const text = () => words.next().value as string;
      const before = FILES[pick() % FILES.length] ?? '';
      const entries = entriesIn('entries', before) as Map<number, Row>;
      const key = [...entries.keys()][pick() % entries.size] ?? 0;
      const row = changed(entries.get(key), pick, text) as Row;
      const after = editEntries(before, key, row);
      expect(entriesIn('entries', after)).toEqual(new Map(entries).set(key, row));
      const at = before.search(new RegExp(`^- id: ${key}$`, 'm'));
      const next = before.indexOf('\n- id: ', at + 1);
      expect(after.startsWith(before.slice(0, at))).toBe(true);
      expect(after.endsWith(next === -1 ? '' : before.slice(next))).toBe(true);
      const taken = changedLines(before.slice(at), after.slice(at));
      const lost = comments(before).length - comments(after).length;
      expect(lost).toBeLessThanOrEqual(taken.filter((line) => /^- +#/.test(line)).length);
    }),
    cases(1_000),
  );
});
