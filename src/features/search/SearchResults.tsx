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
  /** False while the visitor is typing. */
  isAtRest: boolean;
  /** The only kind that is shown, if the visitor has chosen one. */
  kind: SearchKind | undefined;
  change: (changed: Partial<Choice>) => void;
}

/** How many results each kind shows until the visitor asks for more of it. */
const FIRST = 5;

/** More would take a phone too long, and nobody reads them. */
const MOST = 60;

/** What was found, by kind, the kind with the best result first. */
export function SearchResults({
  results,
  nothing,
  isLoading,
  isAtRest,
  kind,
  change,
}: SearchResultsProps) {
  const groups = groupByKind(results ?? []);
  const [first] = groups;
  // The first kind is shown at once, the others when the phone has time.
  const others = useDeferredValue(groups, []).filter(([of]) => of !== first?.[0]);
  return (
    <div className="search-results">
      <p className="sr-only" role="status">
        {isLoading ? 'Loading …' : results && announcement(groups)}
      </p>
      {results?.length === 0 && nothing}
      {first &&
        [first, ...others].map(([of, found]) => (
          <ResultGroup key={of} {...{ of, found, isAtRest, change }} isOnly={kind === of} />
        ))}
    </div>
  );
}

interface ResultGroupProps {
  of: SearchKind;
  found: readonly Found[];
  isAtRest: boolean;
  /** True if the visitor wants this kind only, and so more of it. */
  isOnly: boolean;
  change: (changed: Partial<Choice>) => void;
}

/** The results of one kind. */
const ResultGroup = memo(function ResultGroup({
  of,
  found,
  isAtRest,
  isOnly,
  change,
}: ResultGroupProps) {
  return (
    <section aria-labelledby={`found-${of}`}>
      <h2 id={`found-${of}`}>
        {KIND_NAMES[of]} <small>{found.length}</small>
      </h2>
      <ul>
        {found.slice(0, isOnly ? MOST : FIRST).map(({ document, matched }) => (
          <SearchResult key={document.path} {...{ document, matched, isAtRest }} />
        ))}
      </ul>
      {!isOnly && found.length > FIRST && (
        <button type="button" className="text-link" onClick={() => change({ kind: of })}>
          {`All ${found.length} ${KIND_NAMES[of].toLowerCase()}`}
        </button>
      )}
      {isOnly && found.length > MOST && (
        <p className="text-ink-soft">These are the first {MOST}. Another word narrows them down.</p>
      )}
    </section>
  );
});

function groupByKind(results: readonly Found[]): [SearchKind, Found[]][] {
  const groups = Map.groupBy(results, ({ document }) => document.kind);
  const unasked = results.every(({ matched }) => matched.length === 0);
  return unasked
    ? SEARCH_KINDS.flatMap((kind) => {
        const found = groups.get(kind);
        return found ? [[kind, found] as [SearchKind, Found[]]] : [];
      })
    : [...groups];
}

/** "12 results: 7 things to do, 5 events" */
function announcement(groups: readonly [SearchKind, Found[]][]): string {
  const total = groups.reduce((sum, [, found]) => sum + found.length, 0);
  if (total === 0) return 'Nothing found.';
  const parts = groups.map(([kind, found]) => countOf(kind, found.length));
  return `${total} ${total === 1 ? 'result' : 'results'}: ${parts.join(', ')}`;
}
