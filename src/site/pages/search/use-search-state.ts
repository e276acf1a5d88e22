import { useCallback } from 'react';
import { useFragmentState } from '../../fragment-state.ts';
import { readState, type SearchState, writeState } from '../../search/search-state.ts';

/** What was typed and chosen, and a function that changes some of it. */
export function useSearchState(): [SearchState, (change: Partial<SearchState>) => void] {
  const [state, setState] = useFragmentState(readState, writeState);
  const change = useCallback(
    (changed: Partial<SearchState>) => setState({ ...state, ...changed }),
    [state, setState],
  );
  return [state, change];
}
