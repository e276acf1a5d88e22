import type { z } from 'zod';
import { contentTables } from '../../app/content-tables.ts';
import type { Content } from '../../model/content/content.ts';
import type { Place } from '../files/schema-problems.ts';
import { createPace, type Pace } from '../pace.ts';
import type { ContentReading } from '../reading/content-reading.ts';
import {
  checkTogether,
  type PlacedPart,
  type PlacedReading,
  readPlaced,
} from '../reading/placed-entries.ts';
import { brokenSite, readSiteEntries } from '../reading/site-entries.ts';
import { readWordsRows } from '../reading/words-rows.ts';
import { storedSchema } from '../serving/content-schema.ts';
import { contentToServe } from '../serving/content-to-serve.ts';
import { keyOf, LIST_TABLES, type ListName, type Row, type Rows } from './postgres-tables.ts';

/** The content in the rows. Throws ContentProblems if a row breaks a rule of the model. */
export async function checkRows(rows: Rows): Promise<Content> {
  return contentToServe(await readRowEntries(rows), contentTables);
}

/**
 * All that the rows hold, right or wrong. The model's rules are checked again, because SQL can't
 * state them all. Gives others the event loop, no matter how many rows there are.
 */
export async function readRowEntries(rows: Rows): Promise<ContentReading> {
  const pace = createPace();
  const lists: Record<string, PlacedPart> = {};
  for (const row of contentTables.lists)
    lists[row.name] = await readList(row.name, storedSchema(row), rows, pace);
  const reading = {
    ...(await readSite(rows.site)),
    ...lists,
    words: readWordsRows(rows.words ?? [], contentTables),
  } as PlacedReading;
  await checkTogether(reading, contentTables);
  return reading;
}

async function readSite(row: Row | undefined) {
  if (row !== undefined) return await readSiteEntries(placeIn('site', row));
  const message = 'has no row; run ./guide publish to fill the database';
  return brokenSite([{ file: 'site', message }]);
}

async function readList<Schema extends z.ZodType>(
  list: ListName,
  schema: Schema,
  rows: Rows,
  pace: Pace,
): Promise<PlacedPart<z.output<Schema>>> {
  const entries: PlacedPart<z.output<Schema>>['entries'] = [];
  const { name, key: field } = LIST_TABLES[list];
  for (const row of rows[list] ?? []) {
    await pace();
    const key = keyOf(list, row);
    entries.push(readPlaced(key, schema, placeIn(name, row, `${field} ${key}`)));
  }
  return { entries, broken: undefined };
}

/** Wraps a row for the checks, which expect part of a file. */
function placeIn(table: string, value: Row, root = ''): Place {
  return { yaml: { file: table, value, lineOf: () => undefined }, root, path: [] };
}
