import { useCallback, useEffect, useRef, useState } from 'react';
import { readState, type SearchState, writeState } from '../../search/search-state.ts';

/**
 * Milliseconds without typing after which the address follows: browsers refuse to change it more
 * than a hundred times in half a minute.
 */
const PAUSE = 400;

/**
 * What was typed and chosen, kept in the address' fragment, so that it can be shared and gone back
 * to (decision 35). The server knows nothing of it, so the first render has the empty state.
 */
export function useSearchState(): [SearchState, (change: Partial<SearchState>) => void] {
  const [state, setState] = useState(() => readState(''));
  const writing = useRef<number>(undefined);

  useEffect(() => {
    const read = () => setState(readState(window.location.hash));
    read();
    addEventListener('hashchange', read);
    addEventListener('pageshow', read);
    addEventListener('click', followWithinPage);
    return () => {
      removeEventListener('hashchange', read);
      removeEventListener('pageshow', read);
      removeEventListener('click', followWithinPage);
      clearTimeout(writing.current);
    };
  }, []);

  const change = useCallback(
    (changed: Partial<SearchState>) => {
      const next = { ...state, ...changed };
      setState(next);
      clearTimeout(writing.current);
      writing.current = window.setTimeout(() => {
        const { pathname } = window.location;
        history.replaceState(history.state, '', pathname + writeState(next));
      }, PAUSE);
    },
    [state],
  );
  return [state, change];
}

/** A link within the page, such as "Skip to content", leaves the state in the address alone. */
function followWithinPage(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="#"]');
  const target = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
  if (!target || event.defaultPrevented) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView();
}
