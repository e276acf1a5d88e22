import { useEffect } from 'react';
import { parseDay } from '../../model/day/civil-day.ts';
import { paths } from '../../model/paths.ts';
import { BelowFirstScreen } from '../../site/first-screen.ts';
import { useFragmentState } from '../../site/fragment-state.ts';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useToday } from '../../site/today.ts';
import { useWords } from '../../site/words/words-context.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { StayCard } from './StayCard.tsx';
import { StayDatesForm } from './StayDatesForm.tsx';
import { StayMessage } from './StayMessage.tsx';
import { StayResults } from './StayResults.tsx';
import { StayYear } from './StayYear.tsx';
import { peaksIn } from './seasons.ts';
import { checkStay, readStay, type StayDates, writeStay } from './stay.ts';
import { dropStayDates, keepStayDates } from './stay-dates.ts';
import { useStayOver } from './use-kept-stay.ts';
import { useStayEvents } from './use-stay-events.ts';

/** /stay: what's on during the visitor's dates, which never leave the browser (decisions 32 and 35). */
export function StayPage() {
  const { title, intro, description, keywords, booking } = useWords('stay');
  const year = useWords('seasons');
  const [dates, change] = useFragmentState(readStay, writeStay);
  const today = parseDay(useToday()) ?? 0;
  const checked = checkStay(dates);
  const stay = typeof checked === 'string' ? undefined : checked;
  const isOver = stay !== undefined && stay.departure < today;
  const over = useStayOver(checked, today);
  const isToday = stay !== undefined && stay.arrival <= today && !isOver;
  const choose = (chosen: StayDates) => {
    change(chosen);
    const text = writeStay(chosen);
    if (!text) dropStayDates();
    keepStayDates(text);
  };
  const { code: drafts, load } = useDrafts();
  useEffect(() => {
    if (isToday || over) load();
  }, [isToday, over, load]);
  const { found, error, retry } = useStayEvents(stay !== undefined && !isOver);
  // A stay that ends while the page is open remains visible (decision 36).
  const isShown = stay && (!isOver || (found && stay.departure >= found.since));
  const bookable = stay && !isOver && stay.arrival >= today ? stay : undefined;
  return (
    <>
      <PageMetadata {...{ title, description, keywords }} path={paths.stay} />
      <PageHead title={title} intro={intro} />
      <div className="wrap stay">
        {drafts && stay && isToday && <drafts.StayToday {...{ stay, today, found }} />}
        <StayCard
          stay={bookable}
          dates={writeStay(dates)}
          fewest={
            year.minimumNights[bookable && peaksIn(year, bookable).length > 0 ? 'peak' : 'usual']
          }
          today={today}
        >
          <StayDatesForm dates={dates} today={today} onChange={choose} />
          <StayMessage dates={dates} checked={checked} today={today} />
        </StayCard>
        {drafts && over && <drafts.ComeAgain stay={over} book={booking.any} />}
        {isShown ? (
          <StayResults stay={stay} today={today} found={found} error={error} onRetry={retry} />
        ) : (
          <BelowFirstScreen>
            <StayYear />
          </BelowFirstScreen>
        )}
      </div>
    </>
  );
}
