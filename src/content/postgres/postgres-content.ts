import type { z } from 'zod';
import type { Content } from '../../model/content/content.ts';
import { contentSchema } from '../content-schema.ts';
import type { ContentReading } from '../entries/content-reading.ts';
import { contentToServe } from '../entries/content-to-serve.ts';
import { checkTogether, type PlacedPart, readPlaced } from '../entries/placed-entries.ts';
import { brokenSite, readSiteEntries } from '../entries/site-entries.ts';
import { createPace, type Pace } from '../files/pace.ts';
import type { Place } from '../schema-problems.ts';
import { readWordsRows } from '../words/words-rows.ts';
import { keyOf, LIST_TABLES, type ListName, type Row, type Rows } from './postgres-tables.ts';

/** The content in the rows. Throws ContentProblems if a row breaks a rule of the model. */
export async function checkRows(rows: Rows): Promise<Content> {
  return contentToServe(await readRowEntries(rows));
}

/**
 * All that the rows hold, right or wrong. The model's rules are checked again, because SQL can't
 * state them all. Gives others the event loop, no matter how many rows there are.
 */
export async function readRowEntries(rows: Rows): Promise<ContentReading> {
  const { activities, destinations, events, posts, ownPages } = contentSchema.shape;
  const pace = createPace();
  const reading = {
    ...(await readSite(rows.site)),
    activities: await readList('activities', activities.element, rows, pace),
    destinations: await readList('destinations', destinations.element, rows, pace),
    events: await readList('events', events.element, rows, pace),
    posts: await readList('posts', posts.element, rows, pace),
    ownPages: await readList('ownPages', ownPages.element, rows, pace),
    words: readWordsRows(rows.words ?? []),
  };
  await checkTogether(reading);
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
