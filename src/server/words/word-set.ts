import { shortHash } from '../../content/short-hash.ts';
import type { PageWords, Words } from '../../model/content/content.ts';
import { wordsPath } from '../../model/words-path.ts';
import { escapeJsonForHtml } from '../../site/embedded-state.ts';

/** The words of all pages as the browser loads them: a module for each page (decision 30). */
export interface WordSet {
  /** Names the set: the same on all servers with the same words. */
  readonly hash: string;
  /** JavaScript by path. */
  readonly modules: ReadonlyMap<string, string>;
}

const sets = new WeakMap<PageWords, WordSet>();

/** The set of these words, made once. */
export function wordSet(words: PageWords): WordSet {
  const set = sets.get(words) ?? createSet(words);
  sets.set(words, set);
  return set;
}

/** The hash is that of the modules, which are immutable: other bytes get other addresses. */
function createSet(words: PageWords): WordSet {
  const modules = Object.keys(words)
    .sort()
    .map((page) => [page, wordsModule(words[page] ?? {})] as const);
  const name = shortHash(JSON.stringify(modules));
  return {
    hash: name,
    modules: new Map(modules.map(([page, text]) => [wordsPath(name, page), text])),
  };
}

/** A module that exports the words; nothing in them ends the text or the script around it. */
function wordsModule(words: Words): string {
  const json = escapeJsonForHtml(JSON.stringify(words));
  return `export default JSON.parse('${json.replace(/[\\']/g, '\\$&')}');\n`;
}
