import { isDamage } from '../../content/versions/sqlite-tables.ts';

const KEPT = 'What you typed stays here.';
const TELL = 'Tell whoever looks after the server';

const NOT_NOW =
  'The desk cannot do that just now. What you typed stays here; try again in a minute.';
const FULL = `There is no room left on the desk’s disk, so it can keep nothing new. ${KEPT} ${TELL}.`;
const READ_ONLY = `The desk may not write on its disk just now. ${KEPT} ${TELL}.`;
const DAMAGED = `A file of the desk’s is damaged. ${KEPT} ${TELL}: the log says which one.`;
const DATABASE_AWAY = `The desk’s database does not answer just now. ${KEPT} Try again in a minute.`;

/** By error codes of the file system, SQLite and PostgreSQL. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...words(FULL, 'ENOSPC', 'EDQUOT', 'SQLite 13', '53100'),
  ...words(READ_ONLY, 'EROFS', 'EACCES', 'EPERM', 'SQLite 8', '25006'),
]);

/**
 * What went wrong, for the person at the desk: why, as far as it helps them, and what to do. Which file or
 * database it is, is for whoever reads the log.
 */
export function troubleInWords(error: Error & { code?: unknown; errcode?: unknown }): string {
  if (isDamage(error)) return DAMAGED;
  const code =
    typeof error.errcode === 'number' ? `SQLite ${error.errcode & 255}` : String(error.code);
  const isAway =
    error.name === 'DatabaseError' || /^the database has not answered/.test(error.message);
  return WORDS.get(code) ?? (isAway ? DATABASE_AWAY : NOT_NOW);
}

function words(text: string, ...codes: readonly string[]): [code: string, text: string][] {
  return codes.map((code) => [code, text]);
}
