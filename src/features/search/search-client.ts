import { trustedAddress } from '../../site/trusted-address.ts';
import type { SearchCalls } from './search-worker.ts';
import address from './search-worker.ts?worker&url';

/** The search in its worker: what it's asked, it answers later. */
export type SearchClient = {
  [Name in keyof SearchCalls]: (
    ...given: Parameters<SearchCalls[Name]>
  ) => Promise<Awaited<ReturnType<SearchCalls[Name]>>>;
};

/** Starts the worker, which knows nothing yet. What it's asked is rejected if it can't be started; it ends if it can't load. */
export function startSearch(): SearchClient {
  const worker = new Worker(trustedAddress('search', address));
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  worker.addEventListener('message', ({ data: { id, result, error } }) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) answer?.resolve(result);
    else answer?.reject(error);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values())
      reject(new Error('The search could not be started.'));
    waiting.clear();
  });
  const call = (name: keyof SearchCalls, ...given: unknown[]) => {
    const answer = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, answer);
    worker.postMessage({ id: last, name, given });
    return answer.promise;
  };
  return {
    load: (...given) =>
      call('load', ...given).catch((error) => {
        worker.terminate();
        throw error;
      }),
    ask: (...given) => call('ask', ...given),
    count: (...given) => call('count', ...given),
    similarWords: (...given) => call('similarWords', ...given),
  } as SearchClient;
}
