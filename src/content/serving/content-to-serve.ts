import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '../../model/content/content.ts';
import { ContentProblems, type Tolerance } from '../content-source.ts';
import { type ContentReading, flawlessContent, problemsIn } from '../reading/content-reading.ts';
import type { ContentTables } from '../tables.ts';
import { resolveContent } from './resolve-content.ts';

/** The content to serve. Throws ContentProblems; with tolerance, if too little is right. */
export async function contentToServe(
  reading: ContentReading,
  tables: ContentTables,
  tolerance?: Tolerance,
): Promise<Content> {
  await nextTurn();
  const flawless = flawlessContent(reading, tables);
  if (flawless !== undefined) return flawless;
  const resolved = tolerance && (await resolveContent(await tolerance.past(), reading, tables));
  if (resolved?.content === undefined) throw new ContentProblems(problemsIn(reading));
  tolerance?.heldBack(resolved.held);
  return resolved.content;
}
