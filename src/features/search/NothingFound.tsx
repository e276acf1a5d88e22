import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../site/words/words-context.ts';
import type { Chip } from './SearchChips.tsx';
import { SearchIdeas } from './SearchIdeas.tsx';
import { SearchResult } from './SearchResult.tsx';
import { type Found, nextTask, type SearchEngine } from './search-engine.ts';
import type { SearchState } from './search-state.ts';
import { resultsFor } from './use-search-results.ts';

interface NothingFoundProps {
  state: SearchState;
  chips: readonly Chip[];
  engine: SearchEngine;
  today: number;
  change: (changed: Partial<SearchState>) => void;
}

/** How many near results are shown. */
const MOST = 5;

/** Something else to try, and what it finds. */
interface Try {
  name: string;
  changed: Partial<SearchState>;
  found: readonly Found[];
}

/** Words first; then what to try, and what is near. Each state has one of its own. */
export function NothingFound({ state, chips, engine, today, change }: NothingFoundProps) {
  const { nothing } = useWords('search');
  const [worth, setWorth] = useState<readonly Try[]>();
  // Each asks the engine again: one after the other, so that none holds up the next key.
  const look = useEffectEvent(async (signal: AbortSignal) => {
    await nextTask();
    const similar = chips.length > 0 ? [] : engine.similarWords(state.question);
    const tries = [
      ...chips.map(({ name, without }) => ({ name: `Without “${name}”`, changed: without })),
      ...similar.map((word) => ({ name: `Did you mean “${word}”?`, changed: { question: word } })),
    ];
    const found: Try[] = [];
    for (const one of tries) {
      await nextTask();
      if (signal.aborted) return;
      const { known } = resultsFor(engine, { ...state, ...one.changed }, today);
      if (known.length > 0) found.push({ ...one, found: known });
    }
    setWorth(found);
  });
  useEffect(() => {
    const gone = new AbortController();
    void look(gone.signal);
    return () => gone.abort();
  }, []);
  return (
    <div className="search-nothing">
      <p className="headline text-2xl">Nothing found.</p>
      <p className="text-ink-soft">{nothing}</p>
      <ul className="search-tries">
        {worth?.map(({ name, changed, found }) => (
          <li key={name}>
            <button type="button" className="text-link" onClick={() => change(changed)}>
              {`${name} ${found.length === 1 ? '1 result' : `${found.length} results`}`}
            </button>
          </li>
        ))}
      </ul>
      {worth?.[0] && (
        <section aria-labelledby="near">
          <h2 id="near">Near it</h2>
          <ul>
            {worth[0].found.slice(0, MOST).map(({ document, matched }) => (
              <SearchResult
                key={`${document.path} ${document.title}`}
                {...{ document, matched }}
                isAtRest
              />
            ))}
          </ul>
        </section>
      )}
      {worth?.length === 0 && <SearchIdeas />}
    </div>
  );
}
