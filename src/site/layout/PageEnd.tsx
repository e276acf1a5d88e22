import type { ReactNode } from 'react';
import { BookingLink } from './BookingLink.tsx';
import { CabinsLink } from './CabinsLink.tsx';

const NAME = (
  <h2 id="stay" className="sr-only">
    A place to stay
  </h2>
);

/**
 * What ends the pages beyond the route table: a heading with the id `stay`, the booking site, and the
 * cabins if there are any. It isn't printed.
 */
export function PageEnd({ children = NAME }: { children?: ReactNode }) {
  return (
    <section className="wrap section text-center" aria-labelledby="stay">
      {children}
      <BookingLink placement="closing">Book Your Stay</BookingLink> <CabinsLink />
    </section>
  );
}
