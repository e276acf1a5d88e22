import { StoppableDatabase } from '../e2e/faults/published-database.ts';
import {
  editInOneTransaction,
  manyActivities,
  readWhileWriting,
  truncateAndFill,
} from '../src/content/fixtures/interleaving.ts';
import { withConnection } from '../src/content/postgres/connection/postgres-connection.ts';
import { checkRows } from '../src/content/postgres/postgres-content.ts';
import { readTables } from '../src/content/postgres/postgres-read.ts';
import type { SoakResult } from './soak.ts';

const READS = 300;

/** Reads while someone else writes, 300 times each: every read is consistent. */
export async function interleavings(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  const read = async () => {
    const { rows } = await withConnection(database.url, readTables);
    return checkRows(rows);
  };
  const mixed: number[] = [];
  for (const write of [editInOneTransaction, truncateAndFill]) {
    await database.publish(manyActivities());
    const reads = await database.edit((sql) =>
      readWhileWriting({ read, write: (mark) => write(sql, mark), times: READS }),
    );
    mixed.push(reads.filter((marks) => marks.length !== 1).length);
  }
  const holds = mixed.every((count) => count === 0);
  return {
    holds,
    figures: `2 × ${READS} reads during writes, ${mixed.join(' and ')} of them mixed`,
  };
}
