import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Machine, standInMachine } from '../fixtures/stand-in-machine.ts';

let machine: Machine;

const home = () => join(machine.folder, 'srv/guide');
const git = (folder: string, ...args: string[]) =>
  machine.run('git', [
    '-C',
    folder,
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.com',
    ...args,
  ]);

/** Adds a version whose build ends with this status to the repository; gives its commit. */
function version(buildStatus: number): string {
  const repository = join(machine.folder, 'repository');
  const count = Number(git(repository, 'rev-list', '--count', '--all').output);
  const script = `#!/bin/sh\necho "$@" >> ${join(machine.folder, 'calls')}\nexit ${buildStatus}\n`;
  writeFileSync(join(repository, 'guide'), `${script}# ${count}\n`, { mode: 0o755 });
  git(repository, 'add', '.');
  git(repository, 'commit', '--quiet', '--message', `version ${count}`);
  return git(repository, 'rev-parse', '--short=12', 'HEAD').output.trim();
}

function update(...args: string[]) {
  const script = readFileSync('deploy/update.sh', 'utf8')
    .replaceAll('/srv/guide', home())
    .replaceAll('/etc/guide', join(machine.folder, 'etc'));
  return machine.run('sh', ['-c', script, 'guide-update', ...args]);
}

const present = () => basename(readlinkSync(join(home(), 'current')));
const calls = () => readFileSync(join(machine.folder, 'calls'), 'utf8').trim().split('\n');

beforeEach(() => {
  machine = standInMachine();
  for (const folder of ['repository', 'srv/guide/releases', 'etc'])
    mkdirSync(join(machine.folder, folder), { recursive: true });
  machine.run('git', ['init', '--quiet', join(machine.folder, 'repository')]);
  machine.program(
    'systemctl',
    `[ "$1" = list-units ] && echo 'guide@main.service loaded active'; exit 0`,
  );
  writeFileSync(join(machine.folder, 'etc/main.env'), 'PORT=3000\n');
  machine.program('chown', '');
  machine.program('runuser', 'shift 3; exec "$@"');
  machine.program(
    'systemd-run',
    `for last; do :; done; echo "$last" >> ${join(machine.folder, 'calls')}`,
  );
  machine.program('curl', `[ ! -e ${join(machine.folder, 'unready')} ]`);
});

/** Installs a first version; gives its commit. */
function installed(): string {
  const first = version(0);
  machine.run('git', [
    'clone',
    '--quiet',
    join(machine.folder, 'repository'),
    join(home(), 'source'),
  ]);
  expect(update()).toEqual({ status: 0, output: `${first} runs.\n` });
  expect(present()).toBe(first);
  return first;
}

test('an update builds the newest version beside the present one, migrates, and switches; --back switches back for good', () => {
  const first = installed();
  writeFileSync(join(machine.folder, 'etc/main.owner.env'), '');
  const second = version(0);
  expect(update()).toEqual({ status: 0, output: `${second} runs.\n` });
  expect([present(), calls()]).toEqual([second, ['build', 'build', 'migrate']]);
  expect(update().output).toBe(`${second} is what runs already.\n`);
  expect(update('--back')).toEqual({ status: 0, output: `${first} runs.\n` });
  expect(update()).toEqual({
    status: 1,
    output: `${second} did not answer when it was tried, or was left with --back. To install it: guide-update ${second}\n`,
  });
  expect(present()).toBe(first);
  expect(update(second)).toEqual({ status: 0, output: `${second} runs.\n` });
});

test('a version that cannot be built changes nothing', () => {
  const first = installed();
  const second = version(1);
  expect(update().status).toBe(1);
  expect(present()).toBe(first);
  expect(existsSync(join(home(), 'releases', second, '.complete'))).toBe(false);
});

test('a version that does not answer is left again, and not tried again by itself', () => {
  const first = installed();
  const second = version(0);
  writeFileSync(join(machine.folder, 'unready'), '');
  const { status, output } = update();
  expect([status, present()]).toEqual([1, first]);
  expect(output).toMatch(new RegExp(`^${second} does not answer: .* ${first} runs\\.\n$`));
  rmSync(join(machine.folder, 'unready'));
  expect(update().status).toBe(1);
  expect(present()).toBe(first);
});

test('where systemd can’t restart a site, an update restarts the others, and a version that does not answer is left again', () => {
  installed();
  writeFileSync(join(machine.folder, 'etc/gone.env'), '');
  const restarts = join(machine.folder, 'restarts');
  machine.program(
    'systemctl',
    `[ "$1" = list-units ] && printf 'guide@%s.service loaded\\n' gone main
[ "$1" = restart ] && echo "$2" >> ${restarts}
[ "$2" != guide@gone ]`,
  );
  const second = version(0);
  expect(update()).toEqual({ status: 0, output: `${second} runs.\n` });
  expect(readFileSync(restarts, 'utf8')).toBe('guide@gone\nguide@main\n');
  version(0);
  writeFileSync(join(machine.folder, 'unready'), '');
  expect([update().status, present()]).toEqual([1, second]);
});

test('an update migrates the database of a site that is stopped, and leaves it stopped', () => {
  installed();
  writeFileSync(join(machine.folder, 'etc/closed.env'), '');
  writeFileSync(join(machine.folder, 'etc/closed.owner.env'), '');
  const restarts = join(machine.folder, 'restarts');
  machine.program(
    'systemctl',
    `if [ "$1" = list-units ]; then
  echo 'guide@main.service loaded active'
  case "$*" in *--all*) echo 'guide@closed.service loaded inactive' ;; esac
fi
[ "$1" != restart ] || echo "$2" >> ${restarts}`,
  );
  const second = version(0);
  expect(update()).toEqual({ status: 0, output: `${second} runs.\n` });
  expect(readFileSync(restarts, 'utf8')).toBe('guide@main\n');
  expect(calls().at(-1)).toBe('migrate');
});

test.each([
  ['PORT=3000\n', '127.0.0.1:3000'],
  ['HOST=10.0.0.12\nPORT=3001\n', '10.0.0.12:3001'],
  ['HOST=::1\n', '[::1]:3000'],
])('an update waits for a site with the settings %j at %s', (settings, address) => {
  const asked = join(machine.folder, 'asked');
  machine.program('curl', `for last; do :; done; echo "$last" > ${asked}`);
  writeFileSync(join(machine.folder, 'etc/main.env'), settings);
  installed();
  expect(readFileSync(asked, 'utf8')).toBe(`http://${address}/readyz\n`);
});

test('an update keeps three versions', () => {
  const first = installed();
  const later = [1, 2, 3].map(() => {
    const commit = version(0);
    expect(update().status).toBe(0);
    return commit;
  });
  const kept = readdirSync(join(home(), 'releases'));
  expect(kept.sort()).toEqual(later.sort());
  expect(kept).not.toContain(first);
});

test('an update to what is no version is refused', () => {
  const first = installed();
  expect(update('nonsense')).toEqual({
    status: 1,
    output: 'nonsense is no version. Nothing was changed.\n',
  });
  expect(present()).toBe(first);
});
