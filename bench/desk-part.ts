import { DESK_LIMIT } from './desk.ts';
import type { Results } from './results.ts';
import { heading, table, whole } from './table.ts';

/** What the owner waits for at the desk, and its scores. */
export function deskPart(results: Results): string {
  return [timesPart(results), scoresPart(results)].filter((part) => part !== '').join('\n');
}

function timesPart({ desk }: Results): string {
  if (!desk) return '';
  const { posts, versions, start, publish, times } = desk.figures;
  const rows = Object.entries(times).map(([what, { first, afterPublish, median, p95 }]) => [
    what,
    ...[first, afterPublish, median, p95].map(whole),
  ]);
  return `${heading('The desk', desk)}

${whole(posts)} posts and ${whole(versions)} versions in files. Limit: ${DESK_LIMIT} ms for lists, search and preview, once the
start has read and checked everything, which took ${whole(start)} ms. The first preview reads all posts in a process of
its own. A publish of one post, which checks all of them, took ${whole(publish)} ms.

${table(['What', 'First ms', 'After a publish', 'Median', 'p95'], rows)}
`;
}

function scoresPart({ 'desk-lighthouse': scores }: Results): string {
  if (!scores) return '';
  const rows = scores.figures.map(({ state, accessibility, lacks }) => [
    state,
    [whole(accessibility), ...lacks].join(' '),
  ]);
  return `${heading('Lighthouse, accessibility of the desk', scores)}

On a phone. Target: 100.

${table(['State', 'Access.'], rows)}
`;
}
