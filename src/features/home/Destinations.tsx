import { paths } from '../../model/paths.ts';
import { townPageSlug } from '../../model/towns.ts';
import { cardClass } from '../../site/cards/CardTitle.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { DestinationSkeleton } from '../destinations/DestinationSkeleton.tsx';
import { DestinationSummary } from '../destinations/DestinationSummary.tsx';
import type { Destination } from '../destinations/destination.ts';
import { featuredDestinationsQuery } from '../destinations/destination-queries.ts';
import { HomeList } from './HomeList.tsx';

/** Section 4: the first 3 featured destinations. */
export function Destinations() {
  const { heading, intro, more } = useWords('home').destinations;
  return (
    <HomeList
      id="destinations"
      heading={heading}
      intro={intro}
      query={featuredDestinationsQuery}
      limit={3}
      more={<MoreLink href={paths.destinations}>{more}</MoreLink>}
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
