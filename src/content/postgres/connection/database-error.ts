import { REFUSED } from '../../gate/content-gate.ts';

/** By error code of PostgreSQL, the operating system or postgres.js. */
const EXPLANATIONS: ReadonlyMap<string, string> = new Map([
  [
    'ECONNREFUSED',
    'The database does not accept connections. Is it running, and does DATABASE_URL name its host and port?',
  ],
  ['ENOTFOUND', 'There is no host with the name in DATABASE_URL.'],
  ['CONNECT_TIMEOUT', 'The database did not answer in time.'],
  ['CONNECTION_CLOSED', 'The database closed the connection.'],
  ['28000', 'The database rejects the user in DATABASE_URL.'],
  ['28P01', 'The database rejects the password in DATABASE_URL.'],
  ['3D000', 'There is no database with the name in DATABASE_URL. Create it first.'],
  [
    '55P03',
    'Others have been writing to the database for a minute. Nothing was changed; try again later.',
  ],
  ['40P01', 'Somebody else was writing to the database. Nothing was changed; try again.'],
  ['42501', 'The user in DATABASE_URL lacks a permission that this needs.'],
]);

/** The database couldn't be reached, or refused the connection. Doesn't mention DATABASE_URL. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;

  constructor(code: string) {
    super(
      `${EXPLANATIONS.get(code) ?? 'The database cannot be reached with this DATABASE_URL.'} (${code})`,
    );
    this.code = code;
  }
}

/** An error that may be shown: a failed connection in plain words, without the address. */
export function withoutAddress(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  if (!('code' in error) || typeof error.code !== 'string') return error;
  const isConnectionError =
    error.name === 'PostgresError'
      ? CONNECTION_ERRORS.test(error.code)
      : !isProgramError(error, error.code);
  return isConnectionError ? new DatabaseError(error.code) : error;
}

const CONNECTION_ERRORS = /^(?:08|28|3D)/;

/** Error codes of an open file, which have no path, and not of a connection. */
const OF_FILES: readonly string[] = [REFUSED, 'ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'];

/** The file system and Node have error codes too; most file system errors have a path. */
function isProgramError(error: Error, code: string): boolean {
  return (
    'path' in error || OF_FILES.includes(code) || /^ERR_(?!INVALID_URL|TLS|SSL|SOCKET)/.test(code)
  );
}

/** An error in words for the person who typed the command. */
export function explainDatabaseError(error: Error): string {
  const explanation = 'code' in error ? EXPLANATIONS.get(String(error.code)) : undefined;
  return explanation === undefined || error instanceof DatabaseError
    ? error.message
    : `${explanation} (${error.message})`;
}
