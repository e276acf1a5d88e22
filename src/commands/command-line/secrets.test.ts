import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import {
  MALFORMED,
  SECRET,
  surroundedSecret,
  VARIABLES,
} from '../../server/fixtures/malformed-settings.ts';
import { runInMemory } from '../fixtures/run-in-memory.ts';
import { runWithDatabase } from './run-with-database.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Everything that this process writes from now on. */
function recordOutput(): { said: string } {
  const output = { said: '' };
  const record = (chunk: string | Uint8Array) => {
    output.said += chunk;
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(record);
  vi.spyOn(process.stderr, 'write').mockImplementation(record);
  return output;
}

/** Runs a program to its end, with no settings but these variables. */
async function run(program: string, args: string[], variables: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: child.exitCode, said: output + errors };
}

/** Runs a command to its end without a process of its own. */
async function runCommand(name: string, args: string[], variables: Record<string, string>) {
  const { status, output, errors } = await runInMemory(name, args, variables);
  return { status, said: output + errors };
}

const SERVER = 'src/server/fixtures/guide-process.ts';
const PROGRAMS = [
  ['check', () => runCommand('check', [], MALFORMED)],
  ['publish', () => run('src/commands/publish.ts', [], MALFORMED)],
  ['history', () => runCommand('history', [], MALFORMED)],
  ['undo', () => runCommand('undo', [], MALFORMED)],
  ['pull', () => runCommand('pull', [], MALFORMED)],
  ['migrate', () => runCommand('migrate', [], MALFORMED)],
  ['start', () => run(SERVER, [], MALFORMED)],
] as const;

describe.each(PROGRAMS)('./guide %s', (_name, start) => {
  test('with every setting wrong: status 1, all are named, and no value is shown', async () => {
    const { status, said } = await start();
    expect(status).toBe(1);
    for (const variable of VARIABLES) expect(said).toMatch(new RegExp(`${variable} must be `));
    expect(said).not.toContain(SECRET);
    expect(said).not.toContain('    at ');
  });
});

test.each([
  ['publish', `postgres://${SECRET}:${SECRET}@127.0.0.1:1/${SECRET}`],
  ['migrate', `postgres://guide@${SECRET}.invalid/guide`],
  ['pull', `postgres://guide:${SECRET}/x@127.0.0.1:1/guide`],
  ['history', `postgres://guide@${SECRET}.invalid/guide`],
])(
  './guide %s with an unreachable database shows no part of its address',
  async (command, DATABASE_URL) => {
    const { status, said } = await runCommand(command, [], { DATABASE_URL });
    expect(status).toBe(1);
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain(SECRET);
  },
);

test.each([
  ['check', {}],
  ['publish', { DATABASE_URL: 'postgres://127.0.0.1:1/guide' }],
])(
  './guide %s with a CONTENT_DIR that leads nowhere names the setting',
  async (command, variables) => {
    const { status, said } = await runCommand(command, [], {
      ...variables,
      CONTENT_DIR: `nowhere/${SECRET}`,
    });
    expect(status).toBe(1);
    expect(said).toContain('CONTENT_DIR: does not point to a folder that can be read');
    expect(said).not.toContain(SECRET);
  },
);

const UNUSABLE_HOSTS: Record<string, string>[] = [
  { HOST: `${SECRET}.invalid` },
  { HOST: `${SECRET}.invalid` },
  { HOST: '203.0.113.1' },
];

test.each(UNUSABLE_HOSTS)(
  'a server that cannot listen with %j says what HOST must be',
  async (variables) => {
    const { status, said } = await run(SERVER, [], { PORT: '0', ...variables });
    expect(status).toBe(1);
    expect(said).toContain('The guide cannot start. HOST must be an address of this machine');
    expect(said).not.toContain(variables.HOST);
  },
);

test('./guide export with every setting wrong: all are named, and no value is shown', async () => {
  for (const variable of VARIABLES) vi.stubEnv(variable, MALFORMED[variable]);
  const output = recordOutput();
  await import('../export.ts');
  expect(process.exitCode).toBe(1);
  for (const variable of VARIABLES) expect(output.said).toMatch(new RegExp(`${variable} must be `));
  expect(output.said).not.toContain(SECRET);
});

test('whatever surrounds a password, no database command shows it (300 cases)', async () => {
  const output = recordOutput();
  await fc.assert(
    fc.asyncProperty(surroundedSecret, async (password) => {
      vi.stubEnv('DATABASE_URL', `postgres://guide:${password}@127.0.0.1:1/guide`);
      output.said = '';
      await runWithDatabase(async (sql) => {
        await sql`select 1`;
      });
      expect(process.exitCode).toBe(1);
      expect(output.said).toContain('DATABASE_URL');
      expect(output.said).not.toContain(SECRET);
    }),
    cases(300),
  );
});

test('an uncaught error ends the command, without showing the address', async () => {
  const output = recordOutput();
  const error = Object.assign(new Error(`write CONNECTION_CLOSED ${SECRET}:5432`), {
    code: 'CONNECTION_CLOSED',
    address: SECRET,
  });
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/guide');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const running = runWithDatabase(() => Promise.resolve());
  process.listeners('uncaughtException').at(-1)?.(error, 'uncaughtException');
  expect(exit).toHaveBeenCalled();
  expect(output.said).toBe('The database closed the connection. (CONNECTION_CLOSED)\n');
  await running;
});
