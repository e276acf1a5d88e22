import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ENGINE_WARNING, type FreshClone, freshClone, LOCK } from '../fixtures/fresh-clone.ts';

const LAUNCHER = 'tools/launch/launch.mjs';
let clone: FreshClone;

beforeEach(() => {
  clone = freshClone();
});

const launch = (...args: string[]) => clone.run(process.execPath, [LAUNCHER, ...args]);

describe('a command on a fresh clone', () => {
  test('installs the locked packages with just two lines of output, then runs with its arguments; the next time it only runs', () => {
    expect(launch('check', 'content')).toEqual({
      status: 0,
      stdout: 'checked content',
      stderr: expect.stringMatching(
        /^Installing packages …\nInstalling packages … done in \d+ s\n$/,
      ),
    });
    expect(readFileSync(join(clone.folder, 'calls'), 'utf8')).toBe(
      'ci --prefix . --include=dev --no-audit --no-fund\n',
    );
    expect(launch('check')).toEqual({ status: 0, stdout: 'checked', stderr: '' });
  });

  test('installs again once the lockfile wants another version', () => {
    launch('check');
    writeFileSync(join(clone.folder, 'package-lock.json'), LOCK.replace('2.9.1', '2.9.2'));
    expect(launch('check').stderr).toMatch(/^Installing packages …\n/);
  });

  test('if the installation fails, shows everything that npm said, exits with its status, and runs nothing', () => {
    clone.npmDoes('echo "npm error network" >&2; exit 7');
    expect(launch('check')).toEqual({
      status: 7,
      stdout: '',
      stderr: `Installing packages …\n${ENGINE_WARNING}\nnpm error network\n`,
    });
  });

  test('without npm: says so', () => {
    rmSync(join(clone.folder, 'bin'), { recursive: true });
    const env = { PATH: join(clone.folder, 'bin') };
    const { status, stderr } = spawnSync(process.execPath, [LAUNCHER, 'check'], {
      cwd: clone.folder,
      encoding: 'utf8',
      env,
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/npm could not be run: .* Install it, or add its folder to PATH\.\n$/),
    ]);
  });
});

describe('what a command needs beyond the packages of all is installed for it', () => {
  /** A module that makes a program take the machine's Node for this one. */
  function onNode(version: string): string[] {
    const file = join(clone.folder, `node-${version}.mjs`);
    writeFileSync(
      file,
      `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
    );
    return ['--import', file, LAUNCHER];
  }

  const folders = () =>
    [...readFileSync(join(clone.folder, 'calls'), 'utf8').matchAll(/--prefix (\S+)/g)].map(
      ([, folder]) => folder,
    );

  test.each([
    ['20.0.0', ['.', 'on-demand/node']],
    ['24.1.0', ['.', 'on-demand/node']],
    ['24.2.0', ['.']],
    ['26.0.0', ['.']],
  ])('Node where the machine has %s: %j', (version, installed) => {
    expect(clone.run(process.execPath, [...onNode(version), 'check'])).toMatchObject({
      status: 0,
      stdout: 'checked',
    });
    expect(folders()).toEqual(installed);
    rmSync(join(clone.folder, 'calls'));
    clone.run(process.execPath, [...onNode(version), 'check']);
    expect(existsSync(join(clone.folder, 'calls'))).toBe(false);
  });

  test('the program that checks the code, for npm run lint', () => {
    launch('lint');
    expect(folders()).toEqual(['.', 'on-demand/checks']);
  });
});

test('Node can be installed on exactly the systems of which the launcher says so', () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync('on-demand/node/package.json', 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  const [, list = ''] = /^const HAVE_NODE = \[(.*)\];$/m.exec(readFileSync(LAUNCHER, 'utf8')) ?? [];
  const packages = list
    .replaceAll("'", '')
    .split(', ')
    .map((system) => `node-${system.replace('win32', 'win')}`);
  expect(packages).toEqual(Object.keys(optionalDependencies));
});

test('without a lockfile, as in the container, it installs nothing and runs on the Node at hand', () => {
  rmSync(join(clone.folder, 'package-lock.json'));
  expect(launch('check')).toEqual({ status: 0, stdout: 'checked', stderr: '' });
});

test('a signal is passed on to the command, and the exit status says which one ended it', () => {
  expect(launch('pull').status).toBe(128 + 15);
});

test('npm has every command but those that the owner and the host type as ./guide, whose options npm would take', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`node ${LAUNCHER} ${name}`);
  const [, commands = ''] =
    /^const COMMANDS = {\n([\s\S]*?)^};/m.exec(readFileSync(LAUNCHER, 'utf8')) ?? [];
  const names = [...commands.matchAll(/^ {2}(\w+): \[/gm)].map(([, name]) => name);
  const owners = [
    'backup',
    'check',
    'confirm',
    'desk',
    'export',
    'history',
    'migrate',
    'publish',
    'pull',
    'undo',
  ];
  expect([...owners, ...Object.keys(scripts)].sort()).toEqual(names.sort());
});

test('every program that the launcher names exists, except what is built or installed', () => {
  const programs = [
    ...readFileSync(LAUNCHER, 'utf8').matchAll(
      /'((?:tools|src|bench|soak|illustrations)\/[^']+)'/g,
    ),
  ];
  expect(programs.length).toBeGreaterThan(10);
  for (const [, program = ''] of programs) expect(() => readFileSync(program)).not.toThrow();
});
