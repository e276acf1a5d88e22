import { expect, test } from 'vitest';
import { compareEntries } from './changes.ts';
import { describeInWords } from './differences.ts';
import type { Entries, Row } from './entries.ts';

/** What is shown of an event with these fields, before and after. */
function shown(before: Row | undefined, after: Row | undefined): string[] {
  const entries = (row: Row | undefined): Entries =>
    new Map(row ? [[3, { id: 3, title: 'Fair', ...row }]] : []);
  return compareEntries('events', entries(before), entries(after)).flatMap(describeInWords);
}

test('short words are shown on one line, old and new', () => {
  expect(shown({ time: '7 pm', link: '/a' }, { time: '8 pm', location: 'Hye' })).toEqual([
    '~ events 3 "Fair"',
    '    time: 7 pm → 8 pm',
    '    - link: /a',
    '    + location: Hye',
  ]);
});

test('of long texts, only the sentences that differ are shown, wrapped', () => {
  const before = 'It starts at seven. Bring a chair.\n\nParking is free. Dogs may come.';
  const after = `It starts at seven. Bring a chair, a hat and, ${'because the evenings are cool, '.repeat(3)}a coat.\n\nParking is free. No dogs.`;
  expect(shown({ description: before }, { description: after })).toEqual([
    '~ events 3 "Fair"',
    '    description',
    '      - Bring a chair.',
    '      + Bring a chair, a hat and, because the evenings are cool, because the evenings are cool,',
    '        because the evenings are cool, a coat.',
    '      …',
    '      - Dogs may come.',
    '      + No dogs.',
  ]);
});

test('groups are shown field by field, lists item by item', () => {
  const before = {
    when: { every: 'first Saturday', in: 'March' },
    visit: { town: 'Hye', closed: ['Sun'] },
    lines: [{ q: 'A', a: 'B' }],
  };
  const after = {
    when: '2026-12-05',
    visit: { town: 'Hye', closed: ['Sun', 'Mon'], dogs: 'no' },
    lines: [{ q: 'A', a: 'C' }],
  };
  expect(shown(before, after)).toEqual([
    '~ events 3 "Fair"',
    '    when: { every: first Saturday, in: March } → 2026-12-05',
    '    visit.closed',
    '      + Mon',
    '    + visit.dogs: no',
    '    lines[0].a: B → C',
  ]);
});

test('an added or removed entry is shown with its words', () => {
  expect(shown(undefined, { time: 'noon' })).toEqual([
    '+ events 3 "Fair"',
    '    + title: Fair',
    '    + time: noon',
  ]);
  expect(shown({ time: 'noon' }, undefined)).toEqual([
    '- events 3 "Fair"',
    '    - title: Fair',
    '    - time: noon',
  ]);
});

test('another order is said in a line', () => {
  const entries = (...ids: number[]): Entries => new Map(ids.map((id) => [id, { id }]));
  const changes = compareEntries('events', entries(1, 2), entries(2, 1));
  expect(changes.flatMap(describeInWords)).toEqual(['~ events: another order']);
});

test('signs that could move a cursor or turn the text around are shown as codes', () => {
  const [, line] = shown({ time: '7 pm' }, { time: '\u001b[2J8 \u202epm' });
  expect(line).toBe('    time: 7 pm → \\u{1b}[2J8 \\u{202e}pm');
});

test('a text that differs throughout is cut, however long it is', () => {
  const text = (word: string) =>
    Array.from({ length: 3_000 }, (_, index) => `${word} ${index}.`).join(' ');
  const lines = shown({ description: text('Old') }, { description: text('New') });
  expect(lines).toHaveLength(15);
  expect(lines.at(-1)).toBe('      … and 5988 more lines');
});
