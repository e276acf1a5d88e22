import type { Destination } from '../../../model/destination/destination.ts';
import { paths } from '../../../model/paths.ts';
import { townPageSlug } from '../../../model/towns.ts';
import { DestinationSkeleton } from '../../components/destinations/DestinationSkeleton.tsx';
import { DestinationSummary } from '../../components/destinations/DestinationSummary.tsx';
import { queries } from '../../data/queries.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { useWords } from '../../words/words-context.ts';
import { HomeList } from './HomeList.tsx';

/** Section 4: the first 3 featured destinations. */
export function Destinations() {
  const { heading, intro, more } = useWords('home').destinations;
  return (
    <HomeList
      id="destinations"
      heading={heading}
      intro={intro}
      query={queries.featuredDestinations}
      limit={3}
      more={<MoreLink href={paths.destinations}>{more}</MoreLink>}
      className="bg-sand"
      placeholder={<DestinationSkeleton />}
    >
      {(destination) => (
        <article className="card card-linked">
          <DestinationSummary destination={destination} href={destinationPath(destination)} />
        </article>
      )}
    </HomeList>
  );
}

/** The town's page, or its card among all destinations. */
function destinationPath({ id, name }: Destination): string {
  const slug = townPageSlug(name);
  return slug ? paths.destination(slug) : `${paths.destinations}#destination-${id}`;
}
