/** `npm run pull`: writes the content of the database of DATABASE_URL to content/, so that it can be edited as files. */
import { ContentProblems } from '../content/content-source.ts';
import { checkRows } from '../content/postgres-content.ts';
import { requireMigrations } from '../content/postgres-migrations.ts';
import { readTables } from '../content/postgres-read.ts';
import { pullContent } from '../content/pull.ts';
import { fixedPaths } from '../site/routes.ts';
import { runWithDatabase } from './run-with-database.ts';

await runWithDatabase(async (sql) => {
  await requireMigrations(sql);
  const { revision, rows } = await readTables(sql);
  const { content, rejected } = await checkRows(rows, fixedPaths);
  // Pulled without them, the next publish would delete these rows.
  if (rejected.length > 0) throw new ContentProblems(rejected);
  const pulled = await pullContent(content, process.env.CONTENT_DIR || 'content', fixedPaths);
  for (const { file, kind } of pulled) process.stdout.write(`${kind === 'written' ? '~' : '-'} ${file}\n`);
  const count = pulled.length === 0 ? 'No file differed' : `${pulled.length} ${pulled.length === 1 ? 'file' : 'files'} changed`;
  process.stdout.write(`${count}; the files hold revision ${revision} of the database.\n`);
});
