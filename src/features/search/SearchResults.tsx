import { memo, type ReactNode, type RefObject } from 'react';
import { Repeat } from '../../ui/Repeat.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AboutTown } from './AboutTown.tsx';
import type { Choice } from './choice.ts';
import { isTownOnly } from './choice-name.ts';
import { countOf, KIND_NAMES } from './kind-names.ts';
import { ResultList } from './SearchResult.tsx';
import type { ShownResult } from './shown-answer.ts';
import { FIRST, MOST, type ShownAnswer, type ShownGroup } from './shown-answer.ts';

interface SearchResultsProps {
  /** Undefined while nothing has been asked, or nothing is known yet. */
  answer: ShownAnswer | undefined;
  /** Shown in place of results. */
  nothing: ReactNode;
  isLoading: boolean;
  /** True if the page is about what was chosen: a town then is more than one of its results. */
  isAbout: boolean;
  change: (changed: Partial<Choice>) => void;
}

/** What was found: the best of all, then by kind. */
export const SearchResults = memo(function SearchResults({
  answer,
  nothing,
  isLoading,
  isAbout,
  change,
}: SearchResultsProps) {
  const { best = [], groups = [] } = answer ?? {};
  const town = isAbout && answer && isTownOnly(answer.state) && townIn(groups);
  return (
    <div className="search-results">
      <p className="sr-only" role="status">
        {isLoading ? 'Loading …' : answer && announcement(groups)}
      </p>
      {isLoading && (
        <Repeat times={4}>
          <Skeleton
            className="search-result"
            picture="search-thumb skeleton"
            text="grid gap-2"
            lines={['h-7 w-1/2', 'h-5', 'h-5 w-3/4']}
          />
        </Repeat>
      )}
      {nothing}
      {best.length > 0 && (
        <section aria-labelledby="found-best">
          <h2 id="found-best">Best matches</h2>
          <ResultList found={best} />
        </section>
      )}
      {town && <AboutTown {...town} />}
      {groups
        .filter(({ of }) => !town || of !== 'town')
        .map((group) => (
          <ResultGroup
            key={group.of}
            {...group}
            change={change}
            isOnly={group.of === answer?.state.kind}
          />
        ))}
    </div>
  );
});

function townIn(groups: readonly ShownGroup[]): ShownResult | undefined {
  return groups.find(({ of }) => of === 'town')?.found[0];
}

interface ResultGroupProps extends ShownGroup {
  /** True if the visitor wants this kind only, and so more of it. */
  isOnly: boolean;
  change: (changed: Partial<Choice>) => void;
}

/** The results of one kind. */
const ResultGroup = memo(function ResultGroup({
  of,
  total,
  below,
  found,
  isOnly,
  change,
}: ResultGroupProps) {
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={`found-${of}`}>
      <h2 id={`found-${of}`}>
        {KIND_NAMES[of]} <small>{below}</small>
      </h2>
      <ResultList found={found} />
      {!isOnly && below > FIRST && (
        <button type="button" className="text-link" onClick={() => change({ kind: of })}>
          {`All ${total} ${KIND_NAMES[of].toLowerCase()}`}
        </button>
      )}
      {isOnly && below > MOST && (
        <p className="text-ink-soft">These are the first {MOST}. Another word narrows them down.</p>
      )}
    </section>
  );
});

/** How many were found of all kinds. */
export function totalOf(groups: readonly ShownGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}

/** "12 results: 7 things to do, 5 events" */
function announcement(groups: readonly ShownGroup[]): string {
  const total = totalOf(groups);
  if (total === 0) return 'Nothing found.';
  const parts = groups.map(({ of, total }) => countOf(of, total));
  return `${total} ${total === 1 ? 'result' : 'results'}: ${parts.join(', ')}`;
}

interface UnknownResultsProps {
  /** How many may fit the visitor's choice, and the first of them. */
  total: number;
  found: readonly ShownResult[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  summary: RefObject<HTMLElement | null>;
}

/** What may fit, but nobody said: a choice never hides it. */
export const UnknownResults = memo(function UnknownResults({
  total,
  found,
  isOpen,
  onToggle,
  summary,
}: UnknownResultsProps) {
  if (total === 0) return null;
  return (
    <details
      className="search-results"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // It's also told of what the page itself opens.
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary ref={summary}>{`${total} more, not known`}</summary>
      {isOpen && <ResultList found={found} />}
    </details>
  );
});
