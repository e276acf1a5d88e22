import { useCallback, useEffect, useRef, useState } from 'react';

/** Debounces updates of the address, in milliseconds: browsers allow a hundred in 30 s. */
const PAUSE = 400;

/**
 * State that a page keeps in the fragment (decision 35), and a function that changes it. Empty in
 * the first render, as on the server. `read` must never throw; keep both functions stable.
 */
export function useFragmentState<State extends object | undefined>(
  read: (fragment: string) => State,
  write: (state: State) => string,
): [State, (changed: Partial<State>) => void] {
  const [state, setState] = useState(() => read(''));
  // Ahead of `state` while a change waits to be rendered.
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
    // Without a fragment, keeps what was chosen before the page's code loaded.
    if (window.location.hash !== '') readAgain();
    const page = new AbortController();
    const { signal } = page;
    addEventListener('hashchange', readAgain, { signal });
    addEventListener('pageshow', readAgain, { signal });
    addEventListener('click', followWithinPage, { signal });
    // Writes before a link is followed, so that going back shows the latest state.
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

/** Follows a link within the page, such as "Skip to content", without changing the fragment. */
function followWithinPage(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="#"]');
  const target = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
  if (!target || event.defaultPrevented) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView();
}
