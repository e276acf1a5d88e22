import { useEffect, useRef, useState } from 'react';
import type { Counts } from './choice.ts';
import type { SearchClient } from './search-client.ts';
import type { SearchState } from './search-state.ts';
import type { ShownAnswer } from './shown-answer.ts';

/**
 * The newest answer to what is asked, which may be a key behind, and, if they are seen, what further
 * choices would leave. The worker has one question at a time: those that are out of date by then are
 * never asked.
 */
export function useShownAnswer(
  engine: SearchClient | undefined,
  state: SearchState,
  today: number,
  areCountsSeen: boolean,
): { answer?: ShownAnswer; counts?: Counts } {
  const [shown, setShown] = useState<{ answer?: ShownAnswer; counts?: Counts }>({});
  const last = useRef<Promise<void>>(undefined);
  useEffect(() => {
    let isNewest = true;
    const ask = async (engine: SearchClient) => {
      if (!isNewest) return;
      const answer = await engine.ask(state, today);
      if (!isNewest) return;
      setShown(({ counts }) => ({ answer, ...(counts && { counts }) }));
      if (!areCountsSeen) return;
      const counts = await engine.count(state, today);
      if (isNewest) setShown({ answer, counts });
    };
    if (engine) last.current = Promise.resolve(last.current).then(() => ask(engine));
    return () => {
      isNewest = false;
    };
  }, [engine, state, today, areCountsSeen]);
  return shown;
}
