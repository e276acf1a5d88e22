import { useMemo } from 'react';
import { type Choice, fits, unknownAmong } from './choice.ts';
import type { Answered, Found, SearchEngine } from './search-engine.ts';
import type { SearchState } from './search-state.ts';

/** What a question and the visitor's choice find. */
export interface SearchResultsFound {
  known: readonly Found[];
  unknown: readonly Found[];
}

const NOTHING: Answered = { found: [], unknown: [], isUnknownBest: false, wishes: [] };

/** What is asked finds, narrowed to the choice; nothing until the engine is there. */
export function useSearchResults(
  engine: SearchEngine | undefined,
  question: string,
  choice: Choice,
  today: number,
): { answered: Answered } & SearchResultsFound {
  const answered = useMemo(
    () => engine?.ask(question, today) ?? NOTHING,
    [engine, question, today],
  );
  const narrowed = useMemo(() => narrow(answered, choice), [answered, choice]);
  return { answered, ...narrowed };
}

/** The same for another question or choice. */
export function resultsFor(
  engine: SearchEngine,
  state: SearchState,
  today: number,
): SearchResultsFound {
  return narrow(engine.ask(state.question, today), state);
}

function narrow({ found, unknown }: Answered, choice: Choice): SearchResultsFound {
  return {
    known: found.filter(({ document }) => fits(document, choice)),
    unknown: unknownAmong(found, unknown, choice),
  };
}
