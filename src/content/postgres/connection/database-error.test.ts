import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { RecordedLog } from '../../fixtures/recorded-log.ts';
import { RefusedFile } from '../../gate/content-gate.ts';
import { DatabaseError, explainDatabaseError, withoutAddress } from './database-error.ts';
import { connect, withConnection } from './postgres-connection.ts';

const SECRET = 's3cret';

/** Everything that a log or a terminal could show of an error. */
function shown(error: unknown): string {
  const recorded = new RecordedLog();
  recorded.log.error({ err: error }, 'failed');
  return [
    inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true }),
    String(error),
    JSON.stringify(recorded.entries),
  ].join('\n');
}

async function failure(databaseUrl: string): Promise<unknown> {
  return await withConnection(databaseUrl, (sql) => sql`select 1`).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('an unreachable database is reported without any part of its address', () => {
  test.each([
    [`postgres://${SECRET}:${SECRET}@127.0.0.1:1/${SECRET}`, 'ECONNREFUSED'],
    [
      `postgres://${SECRET}:${SECRET}@localhost:1/${SECRET}?application_name=${SECRET}`,
      'ECONNREFUSED',
    ],
    [`postgres://guide@${SECRET}.invalid/guide`, /ENOTFOUND|EAI_AGAIN/],
    [`postgres://guide:${SECRET}/x@127.0.0.1:1/guide`, 'ERR_INVALID_URL'],
  ])('%s', async (databaseUrl, code) => {
    const error = await failure(databaseUrl);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(shown(error)).toMatch(code);
    expect(shown(error)).not.toContain(SECRET);
  });

  test('query errors and program errors are reported as they are', () => {
    const answer = Object.assign(new Error('null value in column "title"'), {
      name: 'PostgresError',
      code: '23502',
    });
    const missing = Object.assign(
      new Error("ENOENT: no such file or directory, open 'migrations'"),
      {
        code: 'ENOENT',
        path: 'migrations',
      },
    );
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      ...{ code: 'ENOSPC', syscall: 'write' },
    });
    const refused = new RefusedFile('is larger than 2 MB; shorten it');
    const fault = Object.assign(new TypeError('not a string'), { code: 'ERR_INVALID_ARG_TYPE' });
    for (const error of [
      answer,
      missing,
      full,
      refused,
      fault,
      new Error('something else'),
      'text',
    ])
      expect(withoutAddress(error)).toBe(error);
  });

  test('what the database rejects is explained', () => {
    const lacking = Object.assign(new Error('permission denied for table site'), {
      name: 'PostgresError',
      code: '42501',
    });
    expect(explainDatabaseError(lacking)).toBe(
      'The user in DATABASE_URL lacks a permission that this needs. (permission denied for table site)',
    );
    const refused = Object.assign(new Error('password authentication failed for user "guide"'), {
      name: 'PostgresError',
      code: '28P01',
    });
    expect(explainDatabaseError(withoutAddress(refused) as Error)).toBe(
      'The database rejects the password in DATABASE_URL. (28P01)',
    );
  });
});

test('a raw connection would show it: the rule is needed', async () => {
  const sql = connect(`postgres://guide@127.0.0.1:1/guide`, { statementTimeout: 0 });
  const error: unknown = await sql`select 1`.catch((error: unknown) => error);
  expect(shown(error)).toContain('127.0.0.1');
  expect(shown(withoutAddress(error))).not.toContain('127.0.0.1');
});
