import { shortHash } from '../../content/short-hash.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import { SEARCH_ADDRESS } from '../../model/paths.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import { isSearchIndexPath, searchIndexPath, searchIndexText } from './search-document.ts';
import { searchDocuments } from './search-documents.server.ts';

/** What the browser searches, as it is sent. */
export interface SearchIndex {
  /** Named by the hash of the text, so it can be kept forever. */
  path: string;
  text: string;
}

const indexes = new WeakMap<DayContent, SearchIndex>();

/** The index of the content on its day, made when it's first asked for. */
export function searchIndex(content: DayContent): SearchIndex {
  let index = indexes.get(content);
  if (!index) {
    const text = searchIndexText(searchDocuments(content));
    index = { path: searchIndexPath(shortHash(text)), text };
    indexes.set(content, index);
  }
  return index;
}

/** Where the present index is, and the index; tabs with an older address ask for the new one. */
export const searchApi: ApiRows = {
  answers: { [SEARCH_ADDRESS]: (content) => ({ index: searchIndex(content).path }) },
  hashedFile(content, path) {
    if (!isSearchIndexPath(path)) return undefined;
    const index = searchIndex(content);
    return index.path === path ? index.text : undefined;
  },
};
