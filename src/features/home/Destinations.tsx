import { paths } from '../../model/paths.ts';
import { townAddress } from '../../model/town-address.ts';
import { useWords } from '../../site/words/words-context.ts';
import { DestinationSkeleton } from '../destinations/DestinationSkeleton.tsx';
import { DestinationSummary } from '../destinations/DestinationSummary.tsx';
import type { Destination } from '../destinations/destination.ts';
import { featuredDestinationsQuery } from '../destinations/destination-queries.ts';
import { HomeList } from './HomeList.tsx';
import { HOME_LIMITS } from './home-limits.ts';

/** Section 4: the first 3 featured destinations. */
export function Destinations() {
  return (
    <HomeList
      id="destinations"
      words={useWords('home').destinations}
      href={paths.destinations}
      query={featuredDestinationsQuery}
      limit={HOME_LIMITS.destinations}
      className="bg-sand"
      placeholder={<DestinationSkeleton />}
    >
      {(destination) => <DestinationCard destination={destination} />}
    </HomeList>
  );
}

function DestinationCard({ destination }: { destination: Destination }) {
  return (
    <article className="card card-linked">
      <DestinationSummary destination={destination} href={townAddress(destination.name)} />
    </article>
  );
}
