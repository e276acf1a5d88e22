import { paths } from '../../model/paths.ts';
import { townPageSlug } from '../../model/towns.ts';
import { cardClass } from '../../site/cards/CardTitle.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { DestinationSkeleton } from '../destinations/DestinationSkeleton.tsx';
import { DestinationSummary } from '../destinations/DestinationSummary.tsx';
import type { Destination } from '../destinations/destination.ts';
import { featuredDestinationsQuery } from '../destinations/destination-queries.ts';
import { HomeList } from './HomeList.tsx';

/** Section 4: the first 3 featured destinations. */
export function Destinations() {
  return (
    <HomeList
      id="destinations"
      words={useWords('home').destinations}
      href={paths.destinations}
      query={featuredDestinationsQuery}
      limit={3}
      className="bg-sand"
      placeholder={<DestinationSkeleton />}
    >
      {(destination) => <DestinationCard destination={destination} />}
    </HomeList>
  );
}

/** Four towns have a page, to which the card leads. */
function DestinationCard({ destination }: { destination: Destination }) {
  const slug = townPageSlug(destination.name);
  const href = slug && paths.destination(slug);
  return (
    <article className={cardClass('card', href)}>
      <DestinationSummary destination={destination} href={href} />
    </article>
  );
}
