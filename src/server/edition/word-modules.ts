import type { PageWords } from '../../model/content/content.ts';
import { HASHED_FILE_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { wordSet } from '../words/word-set.ts';
import { Resource } from './resource.ts';

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
