import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type FreshClone, freshClone } from '../fixtures/fresh-clone.ts';

let clone: FreshClone;
let guide: string;

beforeEach(() => {
  clone = freshClone();
  guide = join(clone.folder, 'guide');
});

const elsewhere = (program: string, ...args: string[]) => clone.run(program, args, tmpdir());

test('works from any folder and through links, and prints nothing of its own once all is installed', () => {
  clone.run(guide, ['check']);
  const link = join(clone.folder, 'bin/hill-country');
  symlinkSync('../guide', link);
  for (const file of [guide, link])
    expect(elsewhere(file, 'check', '--on', '2027-03-01')).toEqual({
      status: 0,
      stdout: 'checked --on 2027-03-01',
      stderr: '',
    });
  expect(elsewhere(process.execPath, guide, 'check')).toMatchObject({
    stdout: 'checked',
  });
});

test('runs in the folder of the project, and passes the exit status on', () => {
  clone.run(guide, ['check']);
  writeFileSync(
    join(clone.folder, 'src/commands/migrate.ts'),
    'process.stdout.write(process.cwd()); process.exitCode = 7;',
  );
  expect(elsewhere(guide, 'migrate')).toEqual({
    status: 7,
    stdout: realpathSync(clone.folder),
    stderr: '',
  });
});

test('installs what is missing first', () => {
  const { status, stdout, stderr } = elsewhere(guide, 'check');
  expect([status, stdout]).toEqual([0, 'checked']);
  expect(stderr).toMatch(/^Installing packages …\nInstalling packages … done in \d+ s\n$/);
});

test.each([
  ['18.19.0', 'anywhere', '20'],
  ['20.19.0', 'where none can be installed', '24.2'],
])('on Node %s, too old %s, it says which one it needs', (version, place, needed) => {
  if (place !== 'anywhere') rmSync(join(clone.folder, 'on-demand'), { recursive: true });
  const file = join(clone.folder, 'old-node.mjs');
  writeFileSync(
    file,
    `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
  );
  const { status, stderr } = elsewhere(process.execPath, '--import', file, guide);
  expect([status, stderr]).toEqual([
    1,
    `The guide needs Node ${needed} or newer, and ${process.execPath} is Node ${version}. Nothing was written.\n`,
  ]);
});

test('a folder in the arguments is the one next to where the command was typed', () => {
  const copy = mkdtempSync(join(tmpdir(), 'guide-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const { status, stderr } = spawnSync(resolve('guide'), ['check', 'my-copy'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`fault: ${join(realpathSync(copy), 'my-copy/site.yaml')}: is missing`),
  ]);
});
