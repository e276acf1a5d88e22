import { BookingLink } from '../../components/layout/BookingLink.tsx';
import { ClosingBanner } from '../../components/layout/ClosingBanner.tsx';
import { useWords } from '../../words/words-context.ts';

/** Section 8: the closing call to action. */
export function ClosingCall() {
  return (
    <ClosingBanner imageUrl="/images/bluebonnets.svg" id="closing" {...useWords('home').closing}>
      <BookingLink placement="closing">Book Your Cabin</BookingLink>
      <BookingLink placement="closing-all" look="glass">
        View All Properties
      </BookingLink>
    </ClosingBanner>
  );
}
