import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a change until the address follows: browsers allow a hundred in 30 s. */
const PAUSE = 400;

/**
 * What a page keeps in the fragment (decision 35), and a function that changes it. The first
 * render's is empty, as on the server. `read` never throws; both functions must stay the same.
 */
export function useFragmentState<State extends object | undefined>(
  read: (fragment: string) => State,
  write: (state: State) => string,
): [State, (changed: Partial<State>) => void] {
  const [state, setState] = useState(() => read(''));
  const latest = useRef(state);
  const writing = useRef<number>(undefined);

  useEffect(() => {
    latest.current = state;
  }, [state]);

  useEffect(() => {
    const readAgain = () => setState(read(window.location.hash));
    // Without a fragment, what was chosen before the page's code had loaded stays.
    if (window.location.hash !== '') readAgain();
    addEventListener('hashchange', readAgain);
    addEventListener('pageshow', readAgain);
    addEventListener('click', followWithinPage);
    return () => {
      removeEventListener('hashchange', readAgain);
      removeEventListener('pageshow', readAgain);
      removeEventListener('click', followWithinPage);
      clearTimeout(writing.current);
    };
  }, [read]);

  const change = useCallback(
    (changed: Partial<State>) => {
      setState((before) => ({ ...before, ...changed }));
      clearTimeout(writing.current);
      writing.current = window.setTimeout(() => {
        const { pathname } = window.location;
        history.replaceState(history.state, '', pathname + write(latest.current));
      }, PAUSE);
    },
    [write],
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
