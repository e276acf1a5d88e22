import { useEffect, useRef, useState } from 'react';
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

/** The button that drafts the days, and then the days; they load once the button is in sight. */
export function StayDrafts(props: StayDraftsProps) {
  const { draft } = useWords('stay');
  const { code, isLost, load } = useDrafts();
  const [isAsked, ask] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  // At the tap it would be too late for a slow phone.
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      load();
    });
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, [load]);
  if (code && isAsked) return <code.DraftDays {...props} />;
  return (
    <div data-save="" ref={button}>
      <button
        type="button"
        className="button button-action"
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
