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
  // May be drawn later than it is written.
  const latest = useRef(state);
  const writing = useRef(0);

  const writeNow = useCallback(() => {
    if (!writing.current) return;
    clearTimeout(writing.current);
    writing.current = 0;
    const { pathname, search } = window.location;
    history.replaceState(history.state, '', pathname + search + write(latest.current));
  }, [write]);

  useEffect(() => {
    const readAgain = () => {
      latest.current = read(window.location.hash);
      setState(latest.current);
    };
    // Without a fragment, what was chosen before the page's code had loaded stays.
    if (window.location.hash !== '') readAgain();
    const page = new AbortController();
    const { signal } = page;
    addEventListener('hashchange', readAgain, { signal });
    addEventListener('pageshow', readAgain, { signal });
    addEventListener('click', followWithinPage, { signal });
    // Who leaves at once comes back to what was typed last: before the link is followed.
    addEventListener('click', writeNow, { signal, capture: true });
    addEventListener('pagehide', writeNow, { signal });
    return () => {
      page.abort();
      clearTimeout(writing.current);
    };
  }, [read, writeNow]);

  const change = useCallback(
    (changed: Partial<State>) => {
      latest.current = { ...latest.current, ...changed };
      setState(latest.current);
      clearTimeout(writing.current);
      writing.current = window.setTimeout(writeNow, PAUSE);
    },
    [writeNow],
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
