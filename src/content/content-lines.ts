import type { Content } from './snapshot.ts';

type ListName = Exclude<keyof Content, 'site'>;

/** Content as it is put together from its lines. Nothing about it is checked yet. */
export interface UncheckedContent extends Record<ListName, unknown[]> {
  site: unknown;
}

const LISTS: readonly ListName[] = ['activities', 'destinations', 'events', 'posts'];

/** The content as JSON, an entry a line, `{"posts":{…}}`: thousands of posts as one text would take memory many times their size. */
export function* contentLines(content: Content): Generator<string> {
  yield JSON.stringify({ site: content.site });
  for (const list of LISTS) {
    for (const entry of content[list]) yield JSON.stringify({ [list]: entry });
  }
}

export function emptyContent(): UncheckedContent {
  return { site: undefined, activities: [], destinations: [], events: [], posts: [] };
}

/** Adds what a line of contentLines holds. What no such line could hold is passed over. */
export function addContentLine(content: UncheckedContent, line: Record<string, unknown>): void {
  if ('site' in line) content.site = line.site;
  for (const list of LISTS) if (list in line) content[list].push(line[list]);
}
