import { startTransition, useEffect, useRef, useState } from 'react';
import type { Counts } from './choice.ts';
import type { SearchClient } from './search-client.ts';
import { isAsked, type SearchState } from './search-state.ts';
import type { ShownAnswer } from './shown-answer.ts';

/**
 * Milliseconds without a key after which all but the best is asked for: a phone needs as long to
 * show it, and would be late with the next letter.
 */
const PAUSE = 200;

/** How many rows come at once: a phone lays out and paints no more of them within a key's time. */
const ROWS = 2;

/** Milliseconds between them, for keys and frames. */
const BETWEEN_PARTS = 30;

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
      // One that failed holds up none after it.
      last.current = Promise.resolve(last.current)
        .catch(() => undefined)
        .then(() => (isNewest ? step() : undefined));
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
      // The next question needn't wait for it.
      void showParts(inParts(answer));
    };
    const showParts = async ([part, ...others]: ReturnType<typeof inParts>) => {
      if (!part || !isNewest) return;
      startTransition(() => setShown((before) => ({ ...before, answer: part(before.answer) })));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_PARTS));
      if (others.length > 0) await showParts(others);
      else if (areCountsSeen) inTurn(askCounts);
    };
    const askCounts = async () => {
      const counts = await engine.count(state, today);
      if (isNewest) startTransition(() => setShown((before) => ({ ...before, counts })));
    };
    if (!isAsked(state)) {
      // A frame later, so that what comes in its place needn't be drawn with it.
      pause = window.setTimeout(() => setShown(({ counts }) => ({ counts })), BETWEEN_PARTS);
      if (areCountsSeen) inTurn(askCounts);
    } else inTurn(begun.current === state ? askRest : askFirst);
    return () => {
      isNewest = false;
      clearTimeout(pause);
    };
  }, [engine, state, today, areCountsSeen, isUnknownOpen]);
  return shown;
}

/** What the page shows one after the other: some rows more each time, those after them as they were. */
function inParts(answer: ShownAnswer): ((before: ShownAnswer | undefined) => ShownAnswer)[] {
  const rows = answer.groups.reduce((sum, { found }) => sum + found.length, 0);
  const steps = Math.ceil(rows / ROWS);
  const parts = Array.from({ length: Math.max(0, steps - 1) }, (_, step) => {
    const shown = (step + 1) * ROWS;
    return (before: ShownAnswer | undefined) => withRows(answer, shown, before);
  });
  return [...parts, () => answer];
}

/** The answer's first rows, and what stood in the places of the others. */
function withRows(answer: ShownAnswer, rows: number, before: ShownAnswer | undefined): ShownAnswer {
  const foundBefore = new Map(before?.groups.map((group) => [group.of, group.found]));
  let room = rows;
  const groups = answer.groups.map((group) => {
    const found = group.found.slice(0, Math.max(0, room));
    room -= group.found.length;
    const known = new Set(found.map(({ path, title }) => `${path} ${title}`));
    const others = (foundBefore.get(group.of) ?? []).filter(
      ({ path, title }) => !known.has(`${path} ${title}`),
    );
    return { ...group, found: [...found, ...others].slice(0, group.found.length) };
  });
  const unknown = { ...answer.unknown, found: before?.unknown.found ?? [] };
  return { ...answer, groups, unknown };
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
