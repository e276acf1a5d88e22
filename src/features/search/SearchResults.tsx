import { memo, type ReactNode, useDeferredValue } from 'react';
import type { Choice } from './choice.ts';
import { countOf, KIND_NAMES } from './kind-names.ts';
import { SearchResult } from './SearchResult.tsx';
import { SEARCH_KINDS, type SearchKind } from './search-document.ts';
import type { Found } from './search-engine.ts';

interface SearchResultsProps {
  /** Undefined while nothing has been asked, or nothing is known yet. */
  results: readonly Found[] | undefined;
  /** Shown if nothing was found. */
  nothing: ReactNode;
  isLoading: boolean;
  /** True if the best result comes first: something was asked in words. */
  isRanked: boolean;
  /** False while the visitor is typing. */
  isAtRest: boolean;
  /** The only kind that is shown, if the visitor has chosen one. */
  kind: SearchKind | undefined;
  change: (changed: Partial<Choice>) => void;
}

/** How many stand above all kinds. */
const BEST = 3;

/** How many results each kind shows until the visitor asks for more of it. */
const FIRST = 5;

/** More would take a phone too long, and nobody reads them. */
const MOST = 60;

/** What was found: the best of all, then by kind. */
export function SearchResults({
  results,
  nothing,
  isLoading,
  isRanked,
  isAtRest,
  kind,
  change,
}: SearchResultsProps) {
  const best = isRanked ? bestOf(results ?? []) : [];
  const groups = groupByKind(results ?? [], isRanked);
  // What comes first is shown at once, all else when the phone has time.
  const first = best.length > 0 ? [] : groups.slice(0, 1);
  const shown = new Set([best, ...first.map(([, found]) => found)].flat().map(idOf));
  const others = useDeferredValue(groups, [])
    .map(([of, found]) => [of, found.filter((one) => !shown.has(idOf(one)))] as const)
    .filter(([, found]) => found.length > 0);
  return (
    <div className="search-results">
      <p className="sr-only" role="status">
        {isLoading ? 'Loading …' : results && announcement(groups)}
      </p>
      {results?.length === 0 && nothing}
      {best.length > 0 && (
        <section aria-labelledby="found-best">
          <h2 id="found-best">Best matches</h2>
          <ResultList found={best} isAtRest={isAtRest} />
        </section>
      )}
      {[...first, ...others].map(([of, found]) => (
        <ResultGroup
          key={of}
          {...{ of, found, isAtRest, change }}
          total={groups.find(([kind]) => kind === of)?.[1].length ?? 0}
          isOnly={kind === of}
        />
      ))}
    </div>
  );
}

interface ResultGroupProps {
  of: SearchKind;
  /** Without those that stand above. */
  found: readonly Found[];
  /** How many there are of this kind. */
  total: number;
  isAtRest: boolean;
  /** True if the visitor wants this kind only, and so more of it. */
  isOnly: boolean;
  change: (changed: Partial<Choice>) => void;
}

/** The results of one kind. */
const ResultGroup = memo(function ResultGroup({
  of,
  found,
  total,
  isAtRest,
  isOnly,
  change,
}: ResultGroupProps) {
  return (
    <section aria-labelledby={`found-${of}`}>
      <h2 id={`found-${of}`}>
        {KIND_NAMES[of]} <small>{found.length}</small>
      </h2>
      <ResultList found={found.slice(0, isOnly ? MOST : FIRST)} isAtRest={isAtRest} />
      {!isOnly && found.length > FIRST && (
        <button type="button" className="text-link" onClick={() => change({ kind: of })}>
          {`All ${total} ${KIND_NAMES[of].toLowerCase()}`}
        </button>
      )}
      {isOnly && found.length > MOST && (
        <p className="text-ink-soft">These are the first {MOST}. Another word narrows them down.</p>
      )}
    </section>
  );
});

function ResultList({ found, isAtRest }: { found: readonly Found[]; isAtRest: boolean }) {
  return (
    <ul>
      {found.map((one) => (
        <SearchResult key={idOf(one)} {...one} isAtRest={isAtRest} />
      ))}
    </ul>
  );
}

/** Some answers stand on the same page. */
function idOf({ document }: Found): string {
  return `${document.path} ${document.title}`;
}

/** The first ones, if they would be far from each other by kind. */
function bestOf(results: readonly Found[]): Found[] {
  const isOfOneKind = new Set(results.map(({ document }) => document.kind)).size < 2;
  return isOfOneKind || results.length <= FIRST ? [] : results.slice(0, BEST);
}

/** The kind with the best result first, or in the order of kinds if none is better than another. */
function groupByKind(results: readonly Found[], isRanked: boolean): [SearchKind, Found[]][] {
  const groups = Map.groupBy(results, ({ document }) => document.kind);
  const kinds = isRanked ? [...groups.keys()] : SEARCH_KINDS;
  return kinds.flatMap((kind): [SearchKind, Found[]][] => {
    const found = groups.get(kind);
    return found ? [[kind, found]] : [];
  });
}

/** "12 results: 7 things to do, 5 events" */
function announcement(groups: readonly [SearchKind, Found[]][]): string {
  const total = groups.reduce((sum, [, found]) => sum + found.length, 0);
  if (total === 0) return 'Nothing found.';
  const parts = groups.map(([kind, found]) => countOf(kind, found.length));
  return `${total} ${total === 1 ? 'result' : 'results'}: ${parts.join(', ')}`;
}
