import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchDocument } from '../../../model/search/search-document.ts';
import { queries } from '../../data/queries.ts';
import type { Synonyms } from '../../search/question.ts';
import { SearchEngine } from '../../search/search-engine.ts';

interface EngineState {
  /** Undefined until the index has been loaded. */
  engine?: SearchEngine;
  error?: Error;
  retry: () => void;
}

/** Loads the index of the search, once the page is there. */
export function useSearchEngine(synonyms: Synonyms): EngineState {
  const { data: address, error: addressError, refetch } = useQuery(queries.search);
  const client = useQueryClient();
  const [loaded, setLoaded] = useState<Omit<EngineState, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    if (!address) return;
    let isWanted = true;
    const keep = (result: Omit<EngineState, 'retry'>) => isWanted && setLoaded(result);
    const newAddress = async () =>
      (await client.fetchQuery({ ...queries.search, staleTime: 0 })).index;
    loadIndex(address.index, newAddress)
      .then((documents) => SearchEngine.create(documents, synonyms))
      .then((engine) => keep({ engine }))
      .catch((error: Error) => keep({ error }));
    return () => {
      isWanted = false;
    };
  }, [address, synonyms, client, attempt]);

  const error = addressError ?? loaded.error;
  const retry = () => {
    setLoaded({});
    if (addressError) refetch();
    else setAttempt(attempt + 1);
  };
  return { ...loaded, ...(error && { error }), retry };
}

/** The documents at the address; if an edit has replaced them, those at the new one. */
async function loadIndex(
  address: string,
  newAddress: () => Promise<string>,
): Promise<SearchDocument[]> {
  let response = await fetch(address);
  if (response.status === 404) response = await fetch(await newAddress());
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return await response.json();
}
