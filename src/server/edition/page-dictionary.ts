import { HASHED_FILE_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { ResponseHeaders } from '../http/http-exchange.ts';
import { SharedDictionary } from '../http/shared-dictionary.ts';
import { Resource } from './resource.ts';

/** What an edition's pages have in common, for browsers that can use it. */
export interface PageDictionary {
  dictionary: SharedDictionary;
  path: string;
  /** The dictionary itself. */
  resource: Resource;
  /** Sent with each page, so that the browser asks for the dictionary once it has nothing to do. */
  headers: ResponseHeaders;
}

/** Pages only: everything else is either small or cached forever. */
const USED_FOR = 'match="/*", match-dest=("document")';

const STYLE = /<style>[^<]*<\/style>/g;

/**
 * Puts together all styles that stand in any page, and a page with hardly anything of its own:
 * `barePage`, the HTML for an unknown path. `headers` are those of all data.
 */
export function pageDictionary(
  barePage: string,
  styleBlocks: readonly string[],
  headers: ResponseHeaders,
): PageDictionary {
  const text = styleBlocks.join('') + barePage.replaceAll(STYLE, '');
  const dictionary = new SharedDictionary(Buffer.from(text));
  const path = `/assets/dictionary-${dictionary.name}.txt`;
  const resource = new Resource({
    status: 200,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': HASHED_FILE_CACHE,
      'use-as-dictionary': USED_FOR,
    },
    body: new EncodedBody(dictionary.bytes),
  });
  return {
    dictionary,
    path,
    resource,
    headers: { link: `<${path}>; rel="compression-dictionary"` },
  };
}
