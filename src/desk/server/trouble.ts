import { NewerForm } from '../../content/newer-form.ts';
import { isDamage } from '../../content/versions/sqlite-tables.ts';

const KEPT = 'What you typed stays here.';
const TELL = 'Tell whoever looks after the server';

const NOT_NOW =
  'The desk cannot do that just now. What you typed stays here; try again in a minute.';
const FULL = `There is no room left on the desk’s disk, so it can keep nothing new. ${KEPT} ${TELL}.`;
const READ_ONLY = `The desk may not write on its disk just now. ${KEPT} ${TELL}.`;
const DAMAGED = `A file of the desk’s is damaged. ${KEPT} ${TELL}: the log says which one.`;
const OLDER = `The desk’s program is older than what it reads, and has changed nothing. ${KEPT} ${TELL}: it needs an update.`;
const DATABASE_AWAY = `The desk’s database does not answer just now. ${KEPT} Try again in a minute.`;

/** How Node reports a folder that can't be made because the disk is read-only. */
const NO_FOLDER = 'ENOENT of mkdir';

/** By error codes of the file system, SQLite and PostgreSQL. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...words(FULL, 'ENOSPC', 'EDQUOT', 'SQLite 13', '53100'),
  ...words(READ_ONLY, 'EROFS', 'EACCES', 'EPERM', 'SQLite 8', 'SQLite 14', '25006', NO_FOLDER),
]);

interface Trouble extends Error {
  code?: unknown;
  syscall?: string;
  errcode?: number;
}

/** What went wrong and what to do, for the person at the desk; which file it was is only in the log. */
export function troubleInWords(error: Trouble): string {
  if (isDamage(error)) return DAMAGED;
  if (error instanceof NewerForm) return OLDER;
  const { name, message, syscall, code, errcode } = error;
  const isAway = name === 'DatabaseError' || message.startsWith('the database has not answered');
  // The lowest eight bits are SQLite's primary result code.
  const kind = errcode === undefined ? String(code) : `SQLite ${errcode & 255}`;
  const known = WORDS.get(kind) ?? WORDS.get(`${kind} of ${syscall}`);
  return known ?? (isAway ? DATABASE_AWAY : NOT_NOW);
}

function words(text: string, ...codes: readonly string[]): [code: string, text: string][] {
  return codes.map((code) => [code, text]);
}
