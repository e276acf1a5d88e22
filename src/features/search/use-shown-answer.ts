import { startTransition, useEffect, useRef, useState } from 'react';
import type { Counts } from './choice.ts';
import type { SearchClient } from './search-client.ts';
import type { SearchState } from './search-state.ts';
import type { ShownAnswer } from './shown-answer.ts';

/**
 * Milliseconds without a key after which all but the best is asked for: a phone needs as long to
 * show it, and would be late with the next letter.
 */
const PAUSE = 200;

/**
 * The newest answer to what is asked, which may be a key behind, its best first; and, if they are seen,
 * what further choices would leave. The worker has one question at a time: those that are out of date by then are
 * never asked.
 */
export function useShownAnswer(
  engine: SearchClient | undefined,
  state: SearchState,
  today: number,
  areCountsSeen: boolean,
  isUnknownOpen: boolean,
): { answer?: ShownAnswer; counts?: Counts } {
  const [shown, setShown] = useState<{ answer?: ShownAnswer; counts?: Counts }>({});
  const last = useRef<Promise<void>>(undefined);
  const begun = useRef<SearchState>(undefined);
  useEffect(() => {
    if (!engine) return;
    let isNewest = true;
    let pause: number | undefined;
    const inTurn = (step: () => Promise<void>) => {
      last.current = Promise.resolve(last.current).then(() => (isNewest ? step() : undefined));
    };
    const askFirst = async () => {
      const first = await engine.ask(state, today, 'first');
      if (!isNewest) return;
      begun.current = state;
      setShown(({ answer, ...counts }) => ({ ...counts, answer: withOthers(first, answer) }));
      pause = window.setTimeout(inTurn, PAUSE, askRest);
    };
    const askRest = async () => {
      const answer = await engine.ask(state, today, isUnknownOpen ? 'all' : 'open');
      if (!isNewest) return;
      startTransition(() => setShown((before) => ({ ...before, answer })));
      if (!areCountsSeen) return;
      const counts = await engine.count(state, today);
      if (isNewest) startTransition(() => setShown({ answer, counts }));
    };
    inTurn(begun.current === state ? askRest : askFirst);
    return () => {
      isNewest = false;
      clearTimeout(pause);
    };
  }, [engine, state, today, areCountsSeen, isUnknownOpen]);
  return shown;
}

/** What isn't there yet stays as it was, so that nothing below the best comes and goes with a key. */
function withOthers(first: ShownAnswer, before: ShownAnswer | undefined): ShownAnswer {
  const found = new Map(before?.groups.map((group) => [group.of, group.found]));
  const groups = first.groups.map((group) =>
    group.found.length > 0 ? group : { ...group, found: found.get(group.of) ?? [] },
  );
  const unknown = { ...first.unknown, found: before?.unknown.found ?? [] };
  return { ...first, groups, unknown };
}
