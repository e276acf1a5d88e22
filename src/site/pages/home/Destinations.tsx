import { paths } from '../../../model/paths.ts';
import { DestinationSkeleton } from '../../components/destinations/DestinationSkeleton.tsx';
import { DestinationSummary } from '../../components/destinations/DestinationSummary.tsx';
import { queries } from '../../data/queries.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { HomeList } from './HomeList.tsx';
import { homeCopy } from './home-copy.ts';

/** Section 4: the first 3 featured destinations. */
export function Destinations() {
  return (
    <HomeList
      id="destinations"
      {...homeCopy.destinations}
      query={queries.featuredDestinations}
      limit={3}
      more={<MoreLink href={paths.destinations}>All destinations</MoreLink>}
      className="bg-sand"
      placeholder={<DestinationSkeleton />}
    >
      {(destination) => (
        <article className="card">
          <DestinationSummary destination={destination} />
        </article>
      )}
    </HomeList>
  );
}
