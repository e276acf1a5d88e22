import { expect, test } from 'vitest';
import { annPublishes, openShared } from './fixtures/shared-guide.ts';

test('the history tells who, when and why, what one version changed, and an entry through time', async () => {
  const shared = await openShared();
  const { run } = shared;
  await annPublishes(shared, 'New\nnumber \u001b[31m; drop table versions');
  const said = `“New number \\u{1b}[31m; drop table versions”`;
  const lines = (await run('history')).output.split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^ {4}2 {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}ann: “/),
    expect.stringMatching(/^ {4}1 {2}.* {2}ann: publish$/),
    '',
  ]);
  expect(lines[0]).toContain(said);
  const time = ['~ events 1 "Fair"', '    time: 7 pm → dusk', ''];
  const { output } = await run('history', '2');
  expect(output.split('\n').slice(1)).toEqual([
    '',
    ...time,
    '~ site',
    '    phone: (512) 555-0142 → (830) 555-0100',
    '',
    '0 added, 2 changed, 0 removed',
    '',
  ]);
  expect((await run('history', '1')).output).toContain('+ events 1 "Fair"\n');
  const through = (await run('history', '1', 'events')).output.split('\n');
  expect(through).toEqual(expect.arrayContaining(time));
  expect(through).toContain('+ events 1 "Fair"');
  expect(through).not.toContain('~ site');
  expect(await run('history', '9')).toMatchObject({
    status: 1,
    errors: 'There is no version 9. ./guide history lists them.\n',
  });
  expect(await run('history', '1', 'evnts')).toMatchObject({
    status: 1,
    errors: expect.stringContaining('The content has no "evnts". It has site, activities'),
  });
});

test('one entry is taken back, of an older version, too, but not if it was changed again since', async () => {
  const shared = await openShared();
  const { ann, run } = shared;
  await annPublishes(shared);
  await ann.edit(({ site, ...content }) => ({
    ...content,
    site: { ...site, phone: '(830) 555-0111' },
  }));
  await ann.publish();
  expect((await run('undo', '2', '1', 'events')).output).toContain(
    '~ events 1 "Fair": time\n0 added',
  );
  expect(await run('undo', '2')).toMatchObject({
    status: 1,
    errors: expect.stringMatching(/^This has been changed again since[\s\S]*~ site\n {4}phone: \S/),
  });
  expect((await run('undo', '1', 'events')).output).toContain('~ events 1 "Fair": time\n0 added');
  await run('pull', '--force');
  expect((await shared.owner.read()).events[0]).toMatchObject({ time: 'dusk' });
  expect((await run('undo', '3', '1', 'events')).errors).toBe(
    'That version did not change events 1.\n',
  );
});

test('warnings are shown before a publish, and --strict refuses them', async () => {
  const { store, run, edit } = await openShared();
  edit('site.yaml', /^phone: .*$/m, 'phone: (830) 555-0100');
  const strict = await run('publish', '--strict');
  expect(strict).toMatchObject({
    status: 1,
    errors: 'With --strict nothing is published while there are warnings.\n',
  });
  const warning = /^warning: \S+activities\.yaml:\d+ “Tubing” imageAlt: is missing/m;
  expect(strict.output).toMatch(warning);
  expect(await store.history()).toHaveLength(1);
  const { status, output } = await run('publish');
  expect(status).toBe(0);
  expect(output).toMatch(warning);
  expect(output.search(warning)).toBeLessThan(output.indexOf('This is version 2'));
});
