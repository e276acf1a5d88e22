import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Refused, refused } from '../fixtures/refused.ts';
import { runInMemory } from '../fixtures/run-in-memory.ts';
import type { CommandName } from './command-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'guide-options-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Settings with which a command that keeps going either writes where this test can see it or says
 * that it can't reach a database.
 */
const settings = {
  CONTENT_DIR: join(folder, 'content'),
  DATABASE_URL: 'postgres://127.0.0.1:1/guide',
};

/** In milliseconds: a command that wrongly keeps going may never end on its own. */
const PATIENCE = 120_000;

function node(...args: string[]): Refused {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
    timeout: PATIENCE,
  });
  const [message = '', usage = ''] = stderr.split('\n\n');
  return { status, stdout, message, usage };
}

/** The same for one of the owner's commands, without a process of its own. */
async function inMemory(name: CommandName, ...args: string[]): Promise<Refused> {
  const { status = null, output, errors } = await runInMemory(name, args, settings);
  const [message = '', usage = ''] = errors.split('\n\n');
  return { status, stdout: output, message, usage };
}

const wroteNothing = () => !existsSync(settings.CONTENT_DIR);

const commands = {
  check: ['src/commands/check.ts'],
  publish: ['src/commands/publish.ts'],
  pull: ['src/commands/pull.ts'],
  migrate: ['src/commands/migrate.ts'],
  screenshots: ['e2e/visual/screenshots.ts'],
  draw: ['illustrations/draw.ts'],
  mutate: ['tools/mutations/mutate.ts'],
  conformance: ['tools/conformance/check-conformance.ts'],
  dev: ['tools/dev.ts'],
  bench: ['bench/run.ts'],
  fonts: ['tools/build/subset-fonts.ts'],
  sbom: ['tools/checks/write-sbom.ts'],
  build: ['tools/build/build.ts', 'build'],
  export: ['tools/build/build.ts', 'export'],
  soak: ['tools/build/build.ts', 'soak'],
  start: ['tools/build/build.ts', 'start'],
};

describe('whatever a command does not take is rejected before it does anything', () => {
  test.each(Object.entries(commands))('%s: an unknown option', (name, program) => {
    const invocation = `./guide ${name}`;
    expect(node(...program, '--nope')).toEqual({
      status: 1,
      stdout: '',
      message: `${invocation} has no option --nope. Nothing was written.`,
      usage: expect.stringMatching(new RegExp(`^\\${invocation} `)),
    });
    expect(wroteNothing()).toBe(true);
  });

  test.each([
    [['--drry-run'], './guide publish has no option --drry-run. Did you mean --dry-run?'],
    [['--strickt'], './guide publish has no option --strickt. Did you mean --strict?'],
    [['-n'], './guide publish has no option -n.'],
    [['--dry-run', 'now'], './guide publish does not take "now".'],
    [['dry-run'], './guide publish does not take "dry-run". Did you mean --dry-run?'],
    [['--message'], "Option '--message <value>' argument missing."],
    [['--dry-run=yes'], "Option '--dry-run' does not take an argument."],
    [['--merg'], './guide publish has no option --merg. Did you mean --merge?'],
    [['--message', ' '], '--message takes words, such as --message "Prices for spring".'],
    [['--message', 'é'.repeat(201)], '--message takes 200 characters at most; these are 201.'],
  ])('publish %j', (args, message) => {
    expect(refused('publish', args)).toEqual({
      status: 1,
      stdout: '',
      message: `${message} Nothing was written.`,
      usage: expect.stringMatching(
        /^\.\/guide publish +writes content\/ to the database\n\.\/guide publish --dry-run +only reports .*\n[\s\S]*\.\/guide publish --strict .*\n$/,
      ),
    });
  });

  test.each([
    [['--to', 'x'], '--to takes a whole number, such as --to 3.'],
    [['--to', '0'], '--to takes a whole number, such as --to 3.'],
    [['7', '18', 'events', 'more'], './guide undo does not take "more".'],
  ])('undo %j', (args, message) => {
    expect(refused('undo', args).message).toBe(`${message} Nothing was written.`);
  });

  test('a second folder is one too many, and nothing after -- is an option', async () => {
    expect((await inMemory('check', 'content', 'more')).message).toBe(
      './guide check does not take "more". Nothing was written.',
    );
    expect((await inMemory('check', '--', '--nope')).message).toMatch(
      /^fault: --nope\/site\.yaml: is missing/,
    );
  });

  test('valid options get through: publish goes on to its database', async () => {
    for (const args of [[], ['--message=Prices', '--dry-run'], ['--merge', '--mine']])
      expect((await inMemory('publish', ...args)).message).toMatch(
        /^The database does not accept connections|^CONTENT_DIR: does not point to a folder/,
      );
  });

  test('--help: the usage, status 0', () => {
    const { status, stdout, message } = node('src/commands/publish.ts', '--help');
    expect([status, stdout, message]).toEqual([
      0,
      expect.stringMatching(/\.\/guide publish --mine [\s\S]*\n\nIt needs DATABASE_URL/),
      '',
    ]);
  });
});
