import type { ReactNode } from 'react';
import { hasCabins } from '../../model/own-page-links.ts';
import { paths } from '../../model/paths.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { useSite } from '../site-context.ts';
import { BookingLink } from './BookingLink.tsx';

/** A link to the cabins; nothing if the guide has none (decision 51). */
export function CabinsLink() {
  return (
    hasCabins(useSite().footerPages) && (
      <MoreLink href={paths.cabins}>See our cabins one by one</MoreLink>
    )
  );
}

/**
 * Ends a page beyond the route table: links to the booking site and the cabins. `children` need a
 * heading with the id `stay`; without them, screen readers get one.
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
      <div className="grid justify-items-center gap-4">
        <BookingLink placement="closing">Book Your Stay</BookingLink> <CabinsLink />
      </div>
    </section>
  );
}
