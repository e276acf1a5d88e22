import { expect, test } from 'vitest';
import { readHistory } from '../content/history/publish-history.ts';
import { annPublishes, openShared } from './fixtures/shared-guide.ts';

test('the history tells who, when, why and how much, and what one publish changed, in words', async () => {
  const shared = await openShared();
  const { run } = shared;
  await annPublishes(shared, 'New\nnumber \u001b[31m; drop table publishes');
  const said = `“New number \\u{1b}[31m; drop table publishes”`;
  const lines = (await run('publish', '--history')).output.split('\n');
  expect(lines).toEqual([
    expect.stringMatching(
      /^ {4}2 {2}\S+Z {2}revision 2 {2}ann: publish; 0 added, 2 changed, 0 removed$/,
    ),
    `       ${said}`,
    expect.stringMatching(
      /^ {4}1 {2}\S+Z {2}revision 1 {2}ann: publish; \d+ added, 0 changed, 0 removed$/,
    ),
    '',
  ]);
  const { output } = await run('publish', '--history', '2');
  expect(output.split('\n').slice(1)).toEqual([
    `       ${said}`,
    'Its files came from publish 1.',
    'What it changed, compared with publish 1:',
    '',
    '~ site',
    '    phone: (512) 555-0142 → (830) 555-0100',
    '',
    '~ events 1 "Fair"',
    '    time: 7 pm → dusk',
    '',
  ]);
  expect((await run('publish', '--history', '1')).output).toContain('+ events 1 "Fair"\n');
  expect(await run('publish', '--history', '9')).toMatchObject({
    status: 1,
    errors: 'There is no publish 9. ./guide publish --history lists them.\n',
  });
});

test('warnings are shown before a publish, and --strict refuses them', async () => {
  const { sql, run, edit } = await openShared();
  edit('site.yaml', /^phone: .*$/m, 'phone: (830) 555-0100');
  const strict = await run('publish', '--strict');
  expect(strict).toMatchObject({
    status: 1,
    errors: 'With --strict nothing is published while there are warnings.\n',
  });
  const warning = /^warning: \S+activities\.yaml:\d+ “Tubing” imageAlt: is missing/m;
  expect(strict.output).toMatch(warning);
  expect(await readHistory(sql)).toHaveLength(1);
  const { status, output } = await run('publish');
  expect(status).toBe(0);
  expect(output).toMatch(warning);
  expect(output.search(warning)).toBeLessThan(output.indexOf('This is publish 2'));
});
