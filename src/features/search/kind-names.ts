import type { SearchKind } from './search-document.ts';

/** What the page calls several of a kind. */
export const KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  activity: 'Things to do',
  event: 'Events',
  post: 'Blog posts',
  town: 'Towns',
  page: 'Pages',
};
