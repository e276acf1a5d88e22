import { paths } from '../../model/paths.ts';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { SiteProvider, useSite } from '../../site/site-context.ts';
import type { StayDates } from '../stay/stay.ts';
import type { CabinDetails } from './cabin.ts';

interface BookCabinProps {
  cabin: CabinDetails;
  /** Those of the visitor's stay, if they're known. */
  dates: StayDates | undefined;
}

/**
 * Books the cabin at its own address, or else at the booking site, on the visitor's dates if that
 * takes them. An example can't be booked, so its button leads to all that the booking site has.
 */
export function BookCabin({ cabin: { example, bookingUrl }, dates }: BookCabinProps) {
  const context = useSite();
  const { site } = context;
  const own = bookingUrl === undefined ? site : { ...site, bookingUrl };
  const isDated = dates && site.bookingDates;
  const label = isDated ? 'Book this cabin for your dates' : 'Book this cabin';
  return (
    <p className="cabin-book">
      <SiteProvider value={{ ...context, site: own }}>
        <BookingLink placement="cabin" dates={dates}>
          {example ? 'See our cabins' : label}
        </BookingLink>
      </SiteProvider>
      <a
        className="text-link"
        href={paths.stay + (dates ? `#${dates.arrival}/${dates.departure}` : '')}
      >
        What is on during your stay
      </a>
    </p>
  );
}
