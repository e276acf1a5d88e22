import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '../../model/content/content.ts';
import { ContentProblems, type Tolerance } from '../content-source.ts';
import { type ContentReading, flawlessContent, problemsIn } from '../reading/content-reading.ts';
import type { ContentTables } from '../tables.ts';
import { settleContent } from './settle-content.ts';

/** The content to serve. Throws ContentProblems; with tolerance, if too little is right. */
export async function contentToServe(
  reading: ContentReading,
  tables: ContentTables,
  tolerance?: Tolerance,
): Promise<Content> {
  await nextTurn();
  const flawless = flawlessContent(reading, tables);
  if (flawless !== undefined) return flawless;
  const settled = tolerance && (await settleContent(await tolerance.past(), reading, tables));
  if (settled?.content === undefined) throw new ContentProblems(problemsIn(reading));
  tolerance?.heldBack(settled.held);
  return settled.content;
}
