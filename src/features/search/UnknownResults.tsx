import { memo, type RefObject } from 'react';
import { ResultList } from './SearchResult.tsx';
import type { ShownResult } from './shown-answer.ts';

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
