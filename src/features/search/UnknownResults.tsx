import { memo, useState } from 'react';
import { SearchResult } from './SearchResult.tsx';
import type { Found } from './search-engine.ts';

/** More would take a phone too long. */
const MOST = 60;

interface UnknownResultsProps {
  /** What may fit the visitor's choice. */
  found: readonly Found[];
  /** False while the visitor is typing. */
  isAtRest: boolean;
}

/** What may fit, but nobody said: a choice never hides it. */
export const UnknownResults = memo(function UnknownResults({
  found,
  isAtRest,
}: UnknownResultsProps) {
  const [isOpen, setOpen] = useState(false);
  if (found.length === 0) return null;
  return (
    <details
      className="search-results"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{`${found.length} more, not known`}</summary>
      {isOpen && (
        <ul>
          {found.slice(0, MOST).map(({ document, matched }) => (
            <SearchResult key={document.path} {...{ document, matched, isAtRest }} />
          ))}
        </ul>
      )}
    </details>
  );
});
