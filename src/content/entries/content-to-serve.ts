import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '../../model/content/content.ts';
import { ContentProblems, type Tolerance } from '../content-source.ts';
import { type ContentReading, flawlessContent, problemsIn } from './content-reading.ts';
import { settleContent } from './settle-content.ts';

/**
 * The content to serve of a reading. Throws ContentProblems if anything is wrong with it; with
 * tolerance, only if too little is right to serve anything. Gives others the event loop.
 */
export async function contentToServe(
  reading: ContentReading,
  tolerance?: Tolerance,
): Promise<Content> {
  await nextTurn();
  const flawless = flawlessContent(reading);
  if (flawless !== undefined) return flawless;
  const settled = tolerance && (await settleContent(await tolerance.past(), reading));
  if (settled?.content === undefined) throw new ContentProblems(problemsIn(reading));
  tolerance?.heldBack(settled.held);
  return settled.content;
}
