import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDesk } from './fixtures/open-desk.ts';
import { actAsTwo, HAPPENS, STEPS, seeds } from './fixtures/two-people.ts';

test.each(seeds)(
  'two people and somebody at the files, in any order: nothing is lost, the history is complete, and both are told (seed %i; npm run soak has 100)',
  async (seed) => {
    const desk = await openDesk();
    const counts = await actAsTwo(desk, seed, STEPS);
    if (seed === seeds[0]) expect(HAPPENS.filter((what) => !counts[what])).toEqual([]);
    expect(await desk.file('events.yaml')).toContain('step');
  },
);

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
