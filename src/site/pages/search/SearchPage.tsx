import { useMemo, useRef, useState } from 'react';
import { pages } from '../../../model/paths.ts';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { LoadError } from '../../components/states/LoadError.tsx';
import { PageMetadata } from '../../metadata/PageMetadata.tsx';
import { countOptions, fits } from '../../search/choice.ts';
import { useWords } from '../../words/words-context.ts';
import { moveAmongResults } from './move-among-results.ts';
import { SearchDirectory } from './SearchDirectory.tsx';
import { SearchFacets } from './SearchFacets.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useRest } from './use-rest.ts';
import { useSearchEngine } from './use-search-engine.ts';
import { useSearchState } from './use-search-state.ts';

/** /search: find it while typing, in the browser alone (decision 35). */
export function SearchPage() {
  const { title, intro, description, keywords, synonyms } = useWords('search');
  const [state, change] = useSearchState();
  const { engine, error, retry } = useSearchEngine(synonyms);
  const { question, ...choice } = state;
  const found = useMemo(() => engine?.find(question) ?? [], [engine, question]);
  const results = useMemo(
    () => found.filter(({ document }) => fits(document, state)),
    [found, state],
  );
  const [areFacetsSeen, setFacetsSeen] = useState(false);
  // Counting takes a phone longer than finding, so it's done once somebody sees the counts.
  const counts = useMemo(
    () => (engine && areFacetsSeen ? countOptions(found, state) : undefined),
    [engine, areFacetsSeen, found, state],
  );
  const isAtRest = useRest(question);
  const isAsked = question.trim() !== '' || Object.values(choice).flat().some(Boolean);
  const area = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageMetadata {...{ title, description, keywords }} path={pages.search.path} />
      <PageHead title={title} intro={intro} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among the links inside */}
      <div className="wrap search" ref={area} onKeyDown={(event) => moveAmongResults(event, area)}>
        <search>
          <SearchField question={question} onChange={(question) => change({ question })} />
          <SearchFacets counts={counts} onShow={setFacetsSeen} state={state} change={change} />
        </search>
        {error ? (
          <LoadError what="The search" error={error} onRetry={retry} />
        ) : (
          <SearchResults
            results={engine && isAsked ? results : undefined}
            isLoading={!engine && isAsked}
            isAtRest={isAtRest}
            kind={choice.kind}
            onKind={(kind) => change({ kind })}
          />
        )}
        <SearchDirectory />
      </div>
    </>
  );
}
