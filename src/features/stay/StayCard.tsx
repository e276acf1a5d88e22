import { type ReactNode, useEffect, useState } from 'react';
import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { hasCabins } from '../../model/own-page-links.ts';
import { paths } from '../../model/paths.ts';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { CabinsLink } from '../../site/layout/CabinsLink.tsx';
import { useSite } from '../../site/site-context.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import { useWords } from '../../site/words/words-context.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import type { Stay } from './stay.ts';

interface StayCardProps {
  children: ReactNode;
  stay: Stay | undefined;
  today: CivilDay;
  dates: string;
  fewest: number;
}

/** The dates last drafted, so that coming back from a place shows the drafts again. */
let lastDrafted = '';

/** Likewise, whether the visitor asked for fitting cabins. */
let wasFitAsked = false;

const importFit = () => import('../cabin-choice/CabinFit.tsx');

/** The dates and every action for them; below, the results of those actions. */
export function StayCard({ children, stay, today, dates, fewest }: StayCardProps) {
  const { booking, draft } = useWords('stay');
  const { site, footerPages } = useSite();
  const isShowingCabins = hasCabins(footerPages);
  const drafts = useDrafts();
  const fit = useLaterCode(importFit);
  const [draftedFor, setDrafted] = useState(lastDrafted);
  const [isFitAsked, askFit] = useState(wasFitAsked);
  const isDrafted = draftedFor === dates;
  useEffect(() => {
    lastDrafted = draftedFor;
    wasFitAsked = isFitAsked;
    if (draftedFor) drafts.load();
    if (isFitAsked) fit.load();
  }, [draftedFor, isFitAsked, drafts.load, fit.load]);
  const planAddress = paths.plan + dates;
  const Days = stay && isDrafted && drafts.code?.DraftDays;
  const Fit = stay && isFitAsked && fit.code?.CabinFit;
  return (
    <>
      <div className="card stay-form">
        {children}
        <p className="stay-booking" data-dated={stay && ''}>
          <BookingLink
            placement="dates"
            dates={stay && { arrival: dayText(stay.arrival), departure: dayText(stay.departure) }}
          >
            <span>{stay && site.bookingDates ? booking.dated : booking.any}</span>
          </BookingLink>{' '}
          <span>{booking.lastWord}</span>
        </p>
        <div className="stay-ways">
          {stay && !Days && (
            <button
              type="button"
              className="button button-quiet"
              data-save=""
              onPointerEnter={drafts.load}
              onFocus={drafts.load}
              onClick={() => setDrafted(dates)}
            >
              {draft}
            </button>
          )}
          {stay && (
            <a className="button button-quiet" href={planAddress}>
              Plan our own
            </a>
          )}
          {stay && isShowingCabins && !Fit && (
            <button
              type="button"
              className="button button-quiet"
              data-save=""
              onClick={() => askFit(true)}
            >
              Which cabins fit?
            </button>
          )}
          {!stay && <CabinsLink />}
        </div>
      </div>
      {isFitAsked && fit.lost && (
        <LoadError what="The cabins" error={fit.lost} onRetry={fit.load} />
      )}
      {Fit && <Fit nights={stay.departure - stay.arrival} fewest={fewest} />}
      {isDrafted && drafts.lost && (
        <LoadError what="The drafts" error={drafts.lost} onRetry={drafts.load} />
      )}
      {Days && <Days key={dates} {...{ stay, today, planAddress }} />}
    </>
  );
}
