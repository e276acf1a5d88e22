import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { ClosingBanner } from '../../site/layout/ClosingBanner.tsx';
import { useWords } from '../../site/words/words-context.ts';

/** Section 8: the closing call to action. */
export function ClosingCall() {
  return (
    <ClosingBanner imageUrl="/images/bluebonnets.svg" {...useWords('home').closing}>
      <BookingLink placement="closing-all" look="glass">
        View All Properties
      </BookingLink>
    </ClosingBanner>
  );
}
