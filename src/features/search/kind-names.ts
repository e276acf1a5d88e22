import type { SearchKind } from './search-document.ts';

/** What the page calls several of a kind. */
export const KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  answer: 'Answers',
  activity: 'Things to do',
  event: 'Events',
  post: 'Blog posts',
  town: 'Towns',
  page: 'Pages',
};

const ONE_OF: Readonly<Record<SearchKind, string>> = {
  answer: 'answer',
  activity: 'thing to do',
  event: 'event',
  post: 'blog post',
  town: 'town',
  page: 'page',
};

/** "1 event", "2 events" */
export function countOf(kind: SearchKind, count: number): string {
  return `${count} ${count === 1 ? ONE_OF[kind] : KIND_NAMES[kind].toLowerCase()}`;
}
