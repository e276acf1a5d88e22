import { useQuery } from '@tanstack/react-query';
import type { ActivityDetails, EventDetails } from '../../../model/place/place.ts';
import { LoadError } from '../../components/states/LoadError.tsx';
import { type PathQuery, queries } from '../../data/queries.ts';
import { PageMetadata } from '../../metadata/PageMetadata.tsx';
import type { PageProps } from '../../page.ts';
import { Place } from './Place.tsx';
import { PlaceSkeleton } from './PlaceSkeleton.tsx';
import { readActivityDetails, readEventDetails } from './place-shapes.ts';

/** /things-to-do/{slug} (decision 32). */
export function ActivityPage({ slug = '' }: PageProps) {
  return (
    <LoadedPlace
      query={queries.activity(slug)}
      read={readActivityDetails}
      what="This thing to do"
    />
  );
}

/** /events/{slug} (decision 32). */
export function EventPage({ slug = '' }: PageProps) {
  return <LoadedPlace query={queries.event(slug)} read={readEventDetails} what="The event" />;
}

interface LoadedPlaceProps {
  query: PathQuery<object | null>;
  /** Throws if the answer can't be read, which counts as one that couldn't be loaded. */
  read: (answer: unknown) => ActivityDetails | EventDetails;
  /** What could not be loaded. */
  what: string;
}

/** If there is no such place, the 404 page shows instead of this one (useShownPage). */
function LoadedPlace({ query, read, what }: LoadedPlaceProps) {
  const { data: place, error, refetch } = useQuery({ ...query, select: read });
  if (error) {
    return (
      <div className="wrap section">
        <PageMetadata
          title={`${what} could not be loaded`}
          description={`${what} at this address could not be loaded.`}
        />
        <LoadError what={what} error={error} onRetry={refetch} heading="h1" />
      </div>
    );
  }
  return place ? <Place place={place} /> : <PlaceSkeleton />;
}
