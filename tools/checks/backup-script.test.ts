import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Machine, standInMachine } from '../fixtures/stand-in-machine.ts';

let machine: Machine;

const backUp = (environment: Record<string, string>) =>
  machine.run('deploy/backup.sh', [join(machine.folder, 'backups')], environment);
const backups = () => readdirSync(join(machine.folder, 'backups')).sort();

beforeEach(() => {
  machine = standInMachine();
  mkdirSync(join(machine.folder, 'backups'));
  mkdirSync(join(machine.folder, 'content/blog'), { recursive: true });
  writeFileSync(join(machine.folder, 'content/blog/0001-a.md'), 'A post');
  machine.program('pg_dump', 'for last; do :; done; echo "$PGDATABASE" > "$' + '{last#--file=}"');
  machine.program('pg_restore', 'grep -q guide "$2"');
});

const settings = () => ({ CONTENT_DIR: join(machine.folder, 'content'), PGDATABASE: 'guide' });

test('a backup holds the content and the database, with checksums, readable by nobody else', () => {
  expect(backUp(settings()).status).toBe(0);
  const [name = ''] = backups();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/);
  const folder = join(machine.folder, 'backups', name);
  expect(readdirSync(folder).sort()).toEqual(['SHA256SUMS', 'content.tar.gz', 'database.dump']);
  expect(machine.run('stat', ['--format=%a', folder]).output).toBe('700\n');
  const script = 'cd "$1" && sha256sum --quiet --check SHA256SUMS && tar -xzOf content.tar.gz';
  expect(machine.run('sh', ['-c', `${script} ./blog/0001-a.md`, 'sh', folder])).toEqual({
    status: 0,
    output: 'A post',
  });
});

test('a backup keeps the newest ones only, and removes what an interrupted one left', () => {
  for (const day of ['01', '02', '03', '04'])
    mkdirSync(join(machine.folder, `backups/2026-01-${day}T03-30-00Z`));
  mkdirSync(join(machine.folder, 'backups/.2026-01-05T03-30-00Z.part'));
  mkdirSync(join(machine.folder, 'backups/notes'));
  expect(backUp({ ...settings(), KEEP: '3' }).status).toBe(0);
  expect(backups()).toEqual([
    '2026-01-03T03-30-00Z',
    '2026-01-04T03-30-00Z',
    expect.any(String),
    'notes',
  ]);
});

test.each([
  ['the database cannot be read', 'pg_dump', 'exit 1'],
  ['the dump cannot be read again', 'pg_restore', 'exit 1'],
  ['the content cannot be read', 'tar', 'exit 2'],
])('a backup if %s: it fails, older backups stay, and no new one is there', (_, name, script) => {
  mkdirSync(join(machine.folder, 'backups/2026-01-01T03-30-00Z'));
  machine.program(name, script);
  expect(backUp({ ...settings(), KEEP: '1' }).status).not.toBe(0);
  expect(backups().filter((backup) => !backup.startsWith('.'))).toEqual(['2026-01-01T03-30-00Z']);
});

test('a backup without anything to back up: says what to set', () => {
  expect(backUp({})).toEqual({
    status: 1,
    output: 'There is nothing to back up: set CONTENT_DIR, PGDATABASE or both.\n',
  });
});
