import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import {
  MALFORMED,
  MALFORMED_ADDRESSES,
  SECRET,
  surroundedSecret,
  VARIABLES,
} from '../fixtures/malformed-settings.ts';
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';

/** The settings, or the refusal with everything that a log or a terminal could show about it. */
function read(
  variables: Record<string, string>,
): { environment: Environment } | { refusal: string; shown: string } {
  try {
    return { environment: readEnvironment(variables) };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const shown = [
      inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true }),
      error.stack,
      JSON.stringify(error),
    ];
    return { refusal: error.message, shown: shown.join('\n') };
  }
}

function expectRefused(variables: Record<string, string>): void {
  const outcome = read(variables);
  if (!('refusal' in outcome)) throw new Error(`${JSON.stringify(variables)} was accepted`);
  for (const name of Object.keys(variables))
    expect(outcome.refusal).toMatch(new RegExp(`^${name} must be [^\\n]*\\.$`, 'm'));
  expect(outcome.shown).not.toContain(SECRET);
}

describe('a refused setting is named, and its value never repeated', () => {
  test.for(VARIABLES)('%s', (name) => {
    expectRefused({ [name]: MALFORMED[name] });
  });

  test('all of them at once', () => {
    expectRefused(MALFORMED);
  });

  test.for(MALFORMED_ADDRESSES.map((address) => [address] as const))(
    'DATABASE_URL=%j',
    ([address]) => {
      expectRefused({ DATABASE_URL: address });
    },
  );

  test.for(VARIABLES)('%s with anything around the secret (1,000 cases)', (name) => {
    fc.assert(
      fc.property(surroundedSecret, (value) => {
        const outcome = read({ [name]: value });
        if (!('refusal' in outcome)) return;
        expect(outcome.refusal.startsWith(`${name} must be `)).toBe(true);
        expect(outcome.shown).not.toContain(SECRET);
      }),
      cases(1_000),
    );
  });
});

test('a database URL that is accepted has its password where the password belongs (500 cases)', () => {
  let accepted = 0;
  fc.assert(
    fc.property(surroundedSecret, (password) => {
      const outcome = read({ DATABASE_URL: `postgres://guide:${password}@127.0.0.1:1/guide` });
      if ('refusal' in outcome) return;
      accepted += 1;
      const url = new URL(outcome.environment.databaseUrl ?? '');
      expect(decodeURIComponent(url.password)).toBe(decodeURIComponent(password));
      expect([url.username, url.host, url.pathname, url.search, url.hash]).toEqual([
        'guide',
        '127.0.0.1:1',
        '/guide',
        '',
        '',
      ]);
    }),
    cases(500),
  );
  expect(accepted).toBeGreaterThan(25);
});

test('a password encoded as the message says is accepted, whatever it contains', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.isWellFormed()),
      (password) => {
        const outcome = read({
          DATABASE_URL: `postgres://guide:${encodeURIComponent(password)}@db_1.example.com,10.0.0.7:6432/guide?sslmode=require`,
        });
        expect(outcome).toHaveProperty('environment');
      },
    ),
  );
});

test.for([
  'postgres://nope',
  'postgresql://guide@db',
  'postgres:///guide',
  'postgres://guide:password@db.example.com:5432/guide?sslmode=verify-full&application_name=guide-1',
  'postgres://guide:password@10.0.0.1:5432,10.0.0.2:5432/guide?target_session_attrs=read-write',
])('%s is a valid database URL', (DATABASE_URL) => {
  expect(readEnvironment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each(['a', '@', '%41', ',a', ':', '/', '?', '&', 'a.'])(
  'a megabyte of %j is refused without delay',
  async (piece) => {
    await expectLinearTime((length) =>
      read({ DATABASE_URL: `postgres://${piece.repeat(length / piece.length)}\n` }),
    );
  },
);
