import type { ReactNode } from 'react';
import { BookingLink } from './BookingLink.tsx';
import { CabinsLink } from './CabinsLink.tsx';

/**
 * What ends the pages beyond the route table: the booking site, and the cabins if there are any.
 * `children` begin with a heading that has the id `stay`; without any, only screen readers hear one. It
 * isn't printed.
 */
export function PageEnd({ children }: { children?: ReactNode }) {
  return (
    <section
      className={`wrap text-center ${children ? 'section' : 'pb-20'}`}
      aria-labelledby="stay"
    >
      {children ?? (
        <h2 id="stay" className="sr-only">
          A place to stay
        </h2>
      )}
      <BookingLink placement="closing">Book Your Stay</BookingLink> <CabinsLink />
    </section>
  );
}
