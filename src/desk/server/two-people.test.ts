import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDesk } from './fixtures/open-desk.ts';
import { actAsTwo } from './fixtures/two-people.ts';

test('two people and somebody at the files, in any order: nothing is lost, the history is complete, and both are told', async () => {
  const desk = await openDesk();
  const { counts, versions, kept, lost } = await actAsTwo(desk, 61, 90);
  expect(lost).toEqual([]);
  expect(kept).toBe(versions);
  // It would prove nothing if one of these never happened.
  for (const what of ['live', 'conflict', 'undo live', 'by hand', 'draft'])
    expect([what, (counts[what] ?? 0) > 0]).toEqual([what, true]);
  expect(await desk.file('events.yaml')).toContain('step');
});

test('while another program holds the desk’s file, reading goes on, and what is typed is taken afterwards', async () => {
  const { ask, folders } = await openDesk();
  const other = new DatabaseSync(join(folders[1] ?? '', 'desk.sqlite'));
  const draft = { ref: { list: 'events', key: 1 }, title: '', base: null, value: {} };
  const wish = { person: 1, name: 'events/1', writer: 'the phone', revision: 0, draft };
  other.exec('begin immediate');
  const held = await ask('/api/drafts', wish);
  expect([held.status, held.json().message]).toEqual([
    500,
    expect.stringContaining('What you typed stays here'),
  ]);
  expect((await ask('/api/session')).status).toBe(200);
  other.exec('rollback');
  other.close();
  expect((await ask('/api/drafts', wish)).status).toBe(200);
});
