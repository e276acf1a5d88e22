import { shortHash } from '../../content/short-hash.ts';
import type { PageWords, Words } from '../../model/content/content.ts';
import { oncePer } from '../../model/once-per.ts';
import { wordsPath } from '../../model/words-path.ts';
import { escapeJsonForHtml } from '../../site/embedded-state.ts';
import { HASHED_FILE_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { Resource } from './resource.ts';

/** The words of all pages as the browser loads them: a module for each page (decision 30). */
export interface WordSet {
  /** Names the set: the same on all servers with the same words. */
  readonly hash: string;
  /** JavaScript by path. */
  readonly modules: ReadonlyMap<string, string>;
}

/** The set of these words; the hash is that of its modules: other bytes get other addresses. */
export const wordSet = oncePer((words: PageWords): WordSet => {
  const modules = Object.keys(words)
    .sort()
    .map((page) => [page, wordsModule(words[page] ?? {})] as const);
  const name = shortHash(JSON.stringify(modules));
  return {
    hash: name,
    modules: new Map(modules.map(([page, text]) => [wordsPath(name, page), text])),
  };
});

/** A module that exports the words; nothing in them ends the text or the script around it. */
function wordsModule(words: Words): string {
  const json = escapeJsonForHtml(JSON.stringify(words));
  return `export default JSON.parse('${json.replace(/[\\']/g, '\\$&')}');\n`;
}

/** The modules of words by path, ready to send. */
export type WordModules = ReadonlyMap<string, Resource>;

/** The modules of these words; those that `previous` has, too, are not made again. */
export function wordModules(
  words: PageWords,
  security: SecurityHeaders,
  previous?: WordModules,
): WordModules {
  const headers = {
    ...security.data,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': HASHED_FILE_CACHE,
  };
  const resource = (text: string) =>
    new Resource({ status: 200, headers, body: new EncodedBody(Buffer.from(text)) });
  const { modules } = wordSet(words);
  return new Map([...modules].map(([path, text]) => [path, previous?.get(path) ?? resource(text)]));
}
