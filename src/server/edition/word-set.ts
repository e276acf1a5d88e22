import { shortHash } from '../../content/short-hash.ts';
import type { PageWords, Words } from '../../model/content/content.ts';
import { oncePer } from '../../model/once-per.ts';
import { wordsPath } from '../../model/words-path.ts';
import { escapeJsonForHtml } from '../../site/embedded-state.ts';
import { HASHED_FILE_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { Resource } from './resource.ts';

/** The words of all pages as JavaScript modules, one for each page (decision 30). */
export interface WordSet {
  /** The set's name: the same on all servers with the same words. */
  readonly hash: string;
  readonly modules: ReadonlyMap<string, string>;
}

/** The set of these words. It's named by a hash of the modules: other bytes, other addresses. */
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

/** A module that exports the words, escaped for the string and for HTML. */
function wordsModule(words: Words): string {
  const json = escapeJsonForHtml(JSON.stringify(words));
  return `export default JSON.parse('${json.replace(/[\\']/g, '\\$&')}');\n`;
}

export type WordModules = ReadonlyMap<string, Resource>;

/** The modules of these words, ready to send; reuses those of `previous`. */
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
