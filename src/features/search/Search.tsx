import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useFragmentState } from '../../site/fragment-state.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { countOptions, fits, mayFit } from './choice.ts';
import { moveAmongResults } from './move-among-results.ts';
import { ReadAs } from './ReadAs.tsx';
import { SearchDirectory } from './SearchDirectory.tsx';
import { SearchFacets } from './SearchFacets.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import { readState, writeState } from './search-state.ts';
import { UnknownResults } from './UnknownResults.tsx';
import { useRest } from './use-rest.ts';
import { useSearchEngine } from './use-search-engine.ts';

/** The field, what narrows it down, and what was found; all of it changes with each key. */
export function Search() {
  const { synonyms } = useWords('search');
  useEffect(takeOverQuery, []);
  const [state, change] = useFragmentState(readState, writeState);
  const { engine, error, retry } = useSearchEngine(synonyms);
  const { question, kind, town, month, traits } = state;
  const choice = useMemo(() => ({ kind, town, month, traits }), [kind, town, month, traits]);
  const found = useMemo(() => engine?.find(question) ?? [], [engine, question]);
  const results = useMemo(
    () => found.filter(({ document }) => fits(document, choice)),
    [found, choice],
  );
  const unknown = useMemo(
    () => found.filter(({ document }) => mayFit(document, choice)),
    [found, choice],
  );
  const [areFacetsSeen, setFacetsSeen] = useState(false);
  // Counting takes a phone longer than finding: only once somebody sees the counts, and after the
  // results are there.
  const toCount = useDeferredValue(found);
  const counts = useMemo(
    () => (engine && areFacetsSeen ? countOptions(toCount, choice) : undefined),
    [engine, areFacetsSeen, toCount, choice],
  );
  const isAtRest = useRest(question);
  const isAsked = question.trim() !== '' || Object.values(choice).flat().some(Boolean);
  const area = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among the links inside
    <div className="wrap search" ref={area} onKeyDown={(event) => moveAmongResults(event, area)}>
      <search>
        <SearchField question={question} onChange={(question) => change({ question })} />
        <ReadAs question={question} />
        <SearchFacets counts={counts} onShow={setFacetsSeen} choice={choice} change={change} />
      </search>
      {error ? (
        <LoadError what="The search" error={error} onRetry={retry} />
      ) : (
        <SearchResults
          results={engine && isAsked ? results : undefined}
          isLoading={!engine && isAsked}
          isAtRest={isAtRest}
          kind={kind}
          change={change}
        />
      )}
      {engine && <UnknownResults found={unknown} isAtRest={isAtRest} />}
      <SearchDirectory />
    </div>
  );
}

/** Other sites and browsers' keywords ask with `?q=`: from then on, it's in the fragment (decision 35). */
function takeOverQuery(): void {
  const { hash, pathname, search } = window.location;
  const asked = writeState(readState(search.slice(1)));
  if (hash === '' && asked !== '') history.replaceState(history.state, '', pathname + asked);
}
