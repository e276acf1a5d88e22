import { paths } from '../../model/paths.ts';
import { townAddress } from '../../model/town-address.ts';
import { townPageSlug } from '../../model/towns.ts';
import { BelowFirstScreen, FirstItems } from '../../site/first-screen.ts';
import { PageHero } from '../../site/hero/PageHero.tsx';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { ClosingBanner } from '../../site/layout/ClosingBanner.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { ListStates } from '../../site/states/ListStates.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DestinationSkeleton } from './DestinationSkeleton.tsx';
import { DestinationSummary } from './DestinationSummary.tsx';
import type { Destination } from './destination.ts';
import { destinationsQuery } from './destination-queries.ts';
import { HillCountryMap } from './HillCountryMap.tsx';

/** Specification section 9. */
const PLACEHOLDERS = 9;

const picture = {
  imageUrl: '/images/bluebonnets.svg',
  imageAlt:
    'A field of bluebonnets and paintbrush runs up to a limestone farmhouse and a windmill in morning light.',
};

/** /destinations (specification section 2, "Destinations list"). */
export function DestinationsPage() {
  const { title, intro, description, keywords, map, closing } = useWords('destinations');
  return (
    <>
      <PageMetadata {...{ title, description, keywords }} path={paths.destinations} />
      <PageHero picture={picture} title={title} lead={intro} />
      <div className="wrap section">
        <h2 className="sr-only">All destinations</h2>
        <ListStates
          query={destinationsQuery}
          what="The destinations"
          emptyText="No destinations found."
          placeholders={PLACEHOLDERS}
          placeholder={<DestinationSkeleton />}
          arrange={(destinations, grid) => <FirstItems of={destinations} grid={grid} />}
        >
          {(destination) => <DestinationCard destination={destination} />}
        </ListStates>
      </div>
      <BelowFirstScreen>
        <HillCountryMap words={map} />
        <ClosingBanner {...closing} />
      </BelowFirstScreen>
    </>
  );
}

/** Four towns have a page to explore; every other card offers a stay and links to everything there. */
function DestinationCard({ destination }: { destination: Destination }) {
  const { name } = destination;
  const slug = townPageSlug(name);
  return (
    <article className="card card-linked" id={`destination-${destination.id}`}>
      <DestinationSummary
        destination={destination}
        href={slug ? undefined : townAddress(name)}
        clamp
      >
        <div className="town-way">
          {slug ? (
            <a className="button button-quiet card-link" href={paths.destination(slug)}>
              Explore <span className="sr-only">{name}</span>
              <Icon name="right" />
            </a>
          ) : (
            <BookingLink placement={`stay-${destination.id}`} look="quiet" className="relative">
              Book Stay <span className="sr-only">near {name}</span>
            </BookingLink>
          )}
        </div>
      </DestinationSummary>
    </article>
  );
}
