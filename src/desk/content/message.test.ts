import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { Change } from '../../content/merge/changes.ts';
import { Entries } from './entries.ts';
import { messageOf } from './message.ts';

const entries = new Entries(contentTables, async () => '');
const DAY = { is: 'canceled', on: '2026-12-12' };
const NEXT = { is: 'postponed', on: '2027-01-09', to: '2027-01-16' };

const said = (before: unknown, after: unknown) => {
  const row = (status: unknown) => ({ id: 1, title: 'Clean-up', ...(status ? { status } : {}) });
  const rows = { before: row(before), after: row(after) };
  const fields = ['status'];
  return messageOf([{ kind: 'changed', list: 'events', key: 1, ...rows, fields }], entries);
};

test.each([
  [undefined, DAY, 'canceled on Saturday, December 12, 2026'],
  [undefined, 'cancelled', 'canceled'],
  [DAY, undefined, 'as planned again on Saturday, December 12, 2026'],
  ['canceled', undefined, 'as planned again'],
  [DAY, [DAY, NEXT], 'postponed from Saturday, January 9, 2027 to Saturday, January 16, 2027'],
  [[DAY, NEXT], NEXT, 'as planned again on Saturday, December 12, 2026'],
  [DAY, { ...DAY, note: 'High water.' }, 'canceled on Saturday, December 12, 2026 (“High water.”)'],
  [undefined, { is: 'moved', location: 'Town hall' }, 'moved to Town hall'],
  [undefined, { is: 'gone' }, 'called off or moved'],
])('from %j to %j, the diary says “%s”', (before, after, words) => {
  expect(said(before, after)).toBe(`“Clean-up”: ${words}`);
});

test.each([
  ['removed', 'undo', 'Taken back: “Clean-up” is gone'],
  ['added', 'undo', 'Taken back: “Clean-up” is on the site again'],
  ['added', 'redo', 'Done again: “Clean-up” is on the site again'],
  ['added', 'publish', '“Clean-up” is new'],
] as const)('what is %s by a step of the kind %s: the diary says “%s”', (kind, step, words) => {
  const row = { id: 1, title: 'Clean-up' };
  const change = { kind, list: 'events', key: 1, [kind === 'added' ? 'after' : 'before']: row };
  expect(messageOf([change], entries, step)).toBe(words);
});

test('what takes one entry off the site, and links to it from many, is called by that entry', () => {
  const posts = Array.from({ length: 9 }, (_, index): Change => {
    const [before, after] = [{ title: `Post ${index}`, places: ['/events/fair'] }, { title: '' }];
    return { list: 'posts', key: index, kind: 'changed', before, after, fields: ['places'] };
  });
  const gone: Change = { list: 'events', key: 3, kind: 'removed', before: { title: 'Fair' } };
  expect(messageOf([...posts, gone], entries)).toBe('“Fair” is gone; 9 posts');
  const again: Change = { list: 'events', key: 3, kind: 'added', after: { title: 'Fair' } };
  const taken = messageOf([...posts, again], entries, 'undo');
  expect(taken).toBe('Taken back: “Fair” is on the site again; 9 posts');
});
