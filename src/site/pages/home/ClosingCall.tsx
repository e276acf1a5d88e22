import { Picture } from '../../components/cards/Picture.tsx';
import { BookingLink } from '../../components/layout/BookingLink.tsx';
import { useWords } from '../../words/words-context.ts';

/** Section 8: the closing call to action. */
export function ClosingCall() {
  const { heading, text } = useWords('home').closing;
  return (
    <section className="wrap section" aria-labelledby="closing">
      <div className="hero closing-call">
        <Picture picture={{ imageUrl: '/images/bluebonnets.svg' }} className="hero-picture" />
        <div className="hero-text px-7 md:px-14">
          <h2 id="closing">{heading}</h2>
          <p className="hero-lead my-5">{text}</p>
          <div className="flex flex-wrap gap-3">
            <BookingLink placement="closing">Book Your Cabin</BookingLink>
            <BookingLink placement="closing-all" look="glass">
              View All Properties
            </BookingLink>
          </div>
        </div>
      </div>
    </section>
  );
}
