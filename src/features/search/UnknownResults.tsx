import { memo, type RefObject } from 'react';
import { SearchResult } from './SearchResult.tsx';
import type { Found } from './search-engine.ts';

/** More would take a phone too long. */
const MOST = 60;

interface UnknownResultsProps {
  /** What may fit the visitor's choice. */
  found: readonly Found[];
  /** False while the visitor is typing. */
  isAtRest: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  summary: RefObject<HTMLElement | null>;
}

/** What may fit, but nobody said: a choice never hides it. */
export const UnknownResults = memo(function UnknownResults({
  found,
  isAtRest,
  isOpen,
  onToggle,
  summary,
}: UnknownResultsProps) {
  if (found.length === 0) return null;
  return (
    <details
      className="search-results"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // It's also told of what the page itself opens.
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary ref={summary}>{`${found.length} more, not known`}</summary>
      {isOpen && (
        <ul>
          {found.slice(0, MOST).map(({ document, matched }) => (
            <SearchResult
              key={`${document.path} ${document.title}`}
              {...{ document, matched, isAtRest }}
            />
          ))}
        </ul>
      )}
    </details>
  );
});
