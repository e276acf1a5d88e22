import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../site/words/words-context.ts';
import type { Chip } from './SearchChips.tsx';
import { SearchIdeas } from './SearchIdeas.tsx';
import { ResultList } from './SearchResult.tsx';
import { totalOf } from './SearchResults.tsx';
import type { SearchClient } from './search-client.ts';
import type { SearchState } from './search-state.ts';
import type { ShownResult } from './shown-answer.ts';

interface NothingFoundProps {
  state: SearchState;
  chips: readonly Chip[];
  engine: SearchClient;
  today: number;
  change: (changed: Partial<SearchState>) => void;
}

/** How many near results are shown. */
const MOST = 5;

/** Something else to try, and what it finds. */
interface Try {
  key: string;
  name: string;
  changed: Partial<SearchState>;
  total: number;
  found: readonly ShownResult[];
}

/** Words first; then what to try, and what is near. Each state has one of its own. */
export function NothingFound({ state, chips, engine, today, change }: NothingFoundProps) {
  const { nothing } = useWords('search');
  const [worth, setWorth] = useState<readonly Try[]>();
  // Each asks the engine again: one after the other, so that none holds up the next key.
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const similar = chips.length > 0 ? [] : await engine.similarWords(state.question);
    const tries = [
      ...chips.map(({ key, name, without }) => ({
        key,
        name: `Without “${name}”`,
        changed: without,
      })),
      ...similar.map((word) => ({
        key: word,
        name: `Did you mean “${word}”?`,
        changed: { question: word },
      })),
    ];
    const found: Try[] = [];
    for (const one of tries) {
      if (signal.aborted) return;
      const answer = await engine.ask({ ...state, ...one.changed }, today, 'first');
      const shown = [...answer.best, ...answer.groups.flatMap(({ found }) => found)];
      if (shown.length > 0) found.push({ ...one, total: totalOf(answer.groups), found: shown });
    }
    if (!signal.aborted) setWorth(found);
  });
  useEffect(() => {
    const gone = new AbortController();
    void look(gone.signal);
    return () => gone.abort();
  }, []);
  return (
    <div className="search-nothing">
      <p className="headline">Nothing found.</p>
      <p className="text-ink-soft">{nothing}</p>
      <ul className="search-tries">
        {worth?.map(({ key, name, changed, total }) => (
          <li key={key}>
            <button type="button" className="text-link" onClick={() => change(changed)}>
              {`${name} ${total === 1 ? '1 result' : `${total} results`}`}
            </button>
          </li>
        ))}
      </ul>
      {worth?.[0] && (
        <section aria-labelledby="near">
          <h2 id="near">Near it</h2>
          <ResultList found={worth[0].found.slice(0, MOST)} />
        </section>
      )}
      {worth?.length === 0 && <SearchIdeas id="ideas-instead" />}
    </div>
  );
}
