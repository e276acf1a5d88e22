import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const LAUNCHER = 'tools/launch/launch.mjs';
const LOCK = JSON.stringify({ packages: { '': {}, 'node_modules/yaml': { version: '2.9.1' } } });

/** What npm prints about packages that want a newer Node than the one it runs on. */
const ENGINE_WARNING = 'npm warn EBADENGINE Unsupported engine';

let clone: string;

/** A fresh clone with one package to install, and a stand-in for npm. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'guide-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  cpSync('tools/launch', join(clone, 'tools/launch'), { recursive: true });
  writeFileSync(join(clone, 'package-lock.json'), LOCK);
  mkdirSync(join(clone, 'src/commands'), { recursive: true });
  writeFileSync(
    join(clone, 'src/commands/check.ts'),
    "process.stdout.write(['checked', ...process.argv.slice(2)].join(' '));",
  );
  writeFileSync(
    join(clone, 'src/commands/pull.ts'),
    "process.kill(process.ppid, 'SIGTERM');\nsetTimeout(() => {}, 60_000);",
  );
  npmDoes(`mkdir -p node_modules/node/bin && ln -sf ${process.execPath} node_modules/node/bin/node
cp package-lock.json node_modules/.package-lock.json`);
});

function npmDoes(script: string): void {
  mkdirSync(join(clone, 'bin'), { recursive: true });
  writeFileSync(
    join(clone, 'bin/npm'),
    `#!/bin/sh\necho "${ENGINE_WARNING}" >&2\necho "$@" >> calls\n${script}\n`,
    {
      mode: 0o755,
    },
  );
}

function launch(...args: string[]) {
  const env = { ...process.env, PATH: `${join(clone, 'bin')}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
    cwd: clone,
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

describe('a command on a fresh clone', () => {
  test('installs the locked packages with just two lines of output, then runs with its arguments; the next time it only runs', () => {
    expect(launch('check', 'content')).toEqual({
      status: 0,
      stdout: 'checked content',
      stderr: expect.stringMatching(
        /^Installing packages …\nInstalling packages … done in \d+ s\n$/,
      ),
    });
    expect(readFileSync(join(clone, 'calls'), 'utf8')).toBe(
      'ci --include=dev --no-audit --no-fund\n',
    );
    expect(launch('check')).toEqual({ status: 0, stdout: 'checked', stderr: '' });
  });

  test('installs again once the lockfile wants another version', () => {
    launch('check');
    writeFileSync(join(clone, 'package-lock.json'), LOCK.replace('2.9.1', '2.9.2'));
    expect(launch('check').stderr).toMatch(/^Installing packages …\n/);
  });

  test('if the installation fails, shows everything that npm said, exits with its status, and runs nothing', () => {
    npmDoes('echo "npm error network" >&2; exit 7');
    expect(launch('check')).toEqual({
      status: 7,
      stdout: '',
      stderr: `Installing packages …\n${ENGINE_WARNING}\nnpm error network\n`,
    });
  });

  test('without npm: says so', () => {
    rmSync(join(clone, 'bin'), { recursive: true });
    const env = { PATH: join(clone, 'bin') };
    const { status, stderr } = spawnSync(process.execPath, [LAUNCHER, 'check'], {
      cwd: clone,
      encoding: 'utf8',
      env,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm could not be run: ')]);
  });
});

test('without a lockfile, as in the container, it installs nothing and runs on the Node at hand', () => {
  rmSync(join(clone, 'package-lock.json'));
  expect(launch('check')).toEqual({ status: 0, stdout: 'checked', stderr: '' });
});

test('a signal is passed on to the command', () => {
  expect(launch('pull').status).toBe(1);
});

test('npm has exactly the commands that the launcher knows', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`node ${LAUNCHER} ${name}`);
  const { status, stderr } = launch('nope');
  expect([status, stderr]).toEqual([
    1,
    `Unknown command "nope". The commands are ${Object.keys(scripts).join(', ')}.\n`,
  ]);
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
