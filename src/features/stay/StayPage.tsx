import { useEffect } from 'react';
import { dayText, parseDay } from '../../model/day/civil-day.ts';
import { hasCabins } from '../../model/own-page-links.ts';
import { paths } from '../../model/paths.ts';
import { useFragmentState } from '../../site/fragment-state.ts';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { CabinsLink } from '../../site/layout/CabinsLink.tsx';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useSite } from '../../site/site-context.ts';
import { useToday } from '../../site/today.ts';
import { useWords } from '../../site/words/words-context.ts';
import { FitButton } from '../cabin-choice/FitButton.tsx';
import { useDrafts } from '../drafts/use-drafts.ts';
import { KeepGuide } from '../offline/KeepGuide.tsx';
import { StayDatesForm } from './StayDatesForm.tsx';
import { StayDrafts } from './StayDrafts.tsx';
import { StayMessage } from './StayMessage.tsx';
import { StayResults } from './StayResults.tsx';
import { StayYear } from './StayYear.tsx';
import { peaksIn } from './seasons.ts';
import { checkStay, readStay, writeStay } from './stay.ts';
import { useKeptStay } from './use-kept-stay.ts';
import { useStayEvents } from './use-stay-events.ts';

/** /stay: what is on in the visitor's days, found in the browser alone (decisions 32 and 35). */
export function StayPage() {
  const { title, intro, description, keywords, booking } = useWords('stay');
  const year = useWords('seasons');
  const [dates, change] = useFragmentState(readStay, writeStay);
  const isShowingCabins = hasCabins(useSite().footerPages);
  const today = parseDay(useToday()) ?? 0;
  const checked = checkStay(dates);
  const stay = typeof checked === 'string' ? undefined : checked;
  const isOver = stay !== undefined && stay.departure < today;
  const { over, isToday } = useKeptStay(stay, dates, today, change);
  const { code: drafts, load } = useDrafts();
  useEffect(() => {
    if (isToday || over) load();
  }, [isToday, over, load]);
  const { found, error, retry } = useStayEvents(stay !== undefined && !isOver);
  // A stay that ends while the page is open stays on it (decision 36).
  const isShown = stay && (!isOver || (found && stay.departure >= found.since));
  const bookable = stay && !isOver && stay.arrival >= today ? stay : undefined;
  return (
    <>
      <PageMetadata {...{ title, description, keywords }} path={paths.stay} />
      <PageHead title={title} intro={intro} />
      <div className="wrap stay">
        {drafts && stay && isToday && <drafts.StayToday stay={stay} today={today} />}
        <div className="card stay-form">
          <StayDatesForm dates={dates} today={today} onChange={change} />
          <StayMessage dates={dates} checked={checked} today={today} />
          <p className="stay-booking">
            <BookingLink
              placement="dates"
              dates={
                bookable && {
                  arrival: dayText(bookable.arrival),
                  departure: dayText(bookable.departure),
                }
              }
            >
              <span>{bookable ? booking.dated : booking.any}</span>
            </BookingLink>{' '}
            <span>{booking.lastWord}</span>
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <CabinsLink />
            {bookable && (
              <a className="text-link" href={paths.plan + writeStay(dates)}>
                Plan these days
              </a>
            )}
          </p>
        </div>
        {bookable && isShowingCabins && (
          <FitButton
            nights={bookable.departure - bookable.arrival}
            fewest={year.minimumNights[peaksIn(year, bookable).length > 0 ? 'peak' : 'usual']}
          />
        )}
        {drafts && over && <drafts.ComeAgain stay={over} book={booking.any} />}
        {bookable && (
          <StayDrafts
            key={writeStay(dates)}
            stay={bookable}
            today={today}
            planAddress={paths.plan + writeStay(dates)}
          />
        )}
        {isShown ? (
          <StayResults stay={stay} today={today} found={found} error={error} onRetry={retry} />
        ) : (
          <StayYear />
        )}
      </div>
      <KeepGuide />
    </>
  );
}
