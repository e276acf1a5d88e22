/** `./guide migrate`: updates the DATABASE_URL database to what this version of the guide needs. */
import { migrate } from '../content/postgres/postgres-migrations.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { runWithDatabase } from './command-line/run-with-database.ts';

readCommandLine('migrate');
await runWithDatabase(async (sql) => {
  const applied = await migrate(sql);
  process.stdout.write(
    applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`,
  );
});
