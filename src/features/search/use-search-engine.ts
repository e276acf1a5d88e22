import { useQuery } from '@tanstack/react-query';
import { SEARCH_ADDRESS } from '../../model/paths.ts';
import { type SearchClient, startSearch } from './search-client.ts';
import type { Synonyms } from './thesaurus.ts';

/** The engine, loaded once in a visit when the page is there, and a way to try again if that has failed. */
export function useSearchEngine(synonyms: Synonyms) {
  const { data, error, refetch } = useQuery({
    queryKey: ['search-engine'],
    queryFn: () => loadEngine(synonyms),
    gcTime: Infinity,
    retryOnMount: true,
  });
  return { engine: data, error, retry: () => void refetch() };
}

async function loadEngine(synonyms: Synonyms): Promise<SearchClient> {
  const index = await loadIndex();
  const engine = startSearch();
  await engine.load(index, synonyms);
  return engine;
}

/** What can be found. An edit may replace the index just before it's fetched: then the new one. */
async function loadIndex(triesLeft = 1): Promise<ArrayBuffer> {
  const { index } = await (await fetchOk(SEARCH_ADDRESS)).json();
  const response = await fetch(index);
  if (response.status === 404 && triesLeft > 0) return await loadIndex(triesLeft - 1);
  return requireOk(response).arrayBuffer();
}

async function fetchOk(address: string): Promise<Response> {
  return requireOk(await fetch(address));
}

function requireOk(response: Response): Response {
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response;
}
