import { useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import type { Stay } from './stay.ts';

interface StayDraftsProps {
  stay: Stay;
  today: CivilDay;
  /** Where the plan of these dates is. */
  planAddress: string;
}

/** The button that drafts the days, and then the days; a pointer or the focus on it loads them. */
export function StayDrafts(props: StayDraftsProps) {
  const { draft } = useWords('stay');
  const { code, isLost, load } = useDrafts();
  const [isAsked, ask] = useState(false);
  if (code && isAsked) return <code.DraftDays {...props} />;
  return (
    <div data-save="">
      <button
        type="button"
        className="button button-action"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          ask(true);
          load();
        }}
      >
        {draft}
      </button>
      {isLost && isAsked && <LoadError what="The drafts" error={LOST} onRetry={load} />}
    </div>
  );
}

const LOST = new Error('Check your connection. If it works, load the page again.');
