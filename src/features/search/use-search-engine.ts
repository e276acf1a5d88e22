import { startTransition, useCallback, useEffect, useState } from 'react';
import { SEARCH_ADDRESS } from '../../model/paths.ts';
import { documentsIn, type SearchDocument } from './search-document.ts';
import { SearchEngine } from './search-engine.ts';
import type { Synonyms } from './thesaurus.ts';

interface EngineState {
  /** Undefined until the index has been loaded. */
  engine?: SearchEngine;
  /** Why it could not be loaded. */
  error?: Error;
}

/** The engine, loaded once the page is there, and a way to try again if that has failed. */
export function useSearchEngine(synonyms: Synonyms): EngineState & { retry: () => void } {
  const [state, setState] = useState<EngineState>({});
  const load = useCallback(() => {
    setState({});
    engineFor(synonyms).then(
      (engine) => startTransition(() => setState({ engine })),
      (error: Error) => setState({ error }),
    );
  }, [synonyms]);
  useEffect(load, [load]);
  return { ...state, retry: load };
}

let loading: Promise<SearchEngine> | undefined;

/** The engine, loaded once in a visit; what failed is tried again. */
function engineFor(synonyms: Synonyms): Promise<SearchEngine> {
  loading ??= loadDocuments().then((documents) => SearchEngine.create(documents, synonyms));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** What can be found. An edit may replace the index just before it's fetched: then the new one. */
async function loadDocuments(triesLeft = 1): Promise<Iterable<SearchDocument>> {
  const { index } = await (await fetchOk(SEARCH_ADDRESS)).json();
  const response = await fetch(index);
  if (response.status === 404 && triesLeft > 0) return await loadDocuments(triesLeft - 1);
  return documentsIn(await requireOk(response).text());
}

async function fetchOk(address: string): Promise<Response> {
  return requireOk(await fetch(address));
}

function requireOk(response: Response): Response {
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response;
}
