import { useQuery } from '@tanstack/react-query';
import type { PathQuery } from '../../site/data/path-query.ts';
import type { Page } from '../../site/page.ts';
import { LostPage } from '../../site/states/LostPage.tsx';
import { PendingTitle } from '../../site/states/PendingTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Place } from './Place.tsx';
import type { ActivityDetails, EventDetails } from './place.ts';
import { placeQueries } from './place-queries.ts';
import { readActivityDetails, readEventDetails } from './place-shapes.ts';

const KINDS = {
  activity: { query: placeQueries.activity, read: readActivityDetails, what: 'This thing to do' },
  event: { query: placeQueries.event, read: readEventDetails, what: 'The event' },
};

/** /things-to-do/{slug} or /events/{slug} (decision 32). */
export function placePage(kind: keyof typeof KINDS): Page {
  const { query, ...shown } = KINDS[kind];
  return function PlacePage({ slug = '' }) {
    return <LoadedPlace query={query(slug)} {...shown} />;
  };
}

interface LoadedPlaceProps {
  query: PathQuery<object | null>;
  /** Throws if the answer is invalid, which counts as a failed load. */
  read: (answer: unknown) => ActivityDetails | EventDetails;
  what: string;
}

/** For an unknown place, the 404 page shows instead (useShownPage). */
function LoadedPlace({ query, read, what }: LoadedPlaceProps) {
  const { data: place, error, refetch } = useQuery({ ...query, select: read });
  if (error) return <LostPage what={what} error={error} onRetry={refetch} />;
  return place ? <Place place={place} /> : <PlaceSkeleton />;
}

function PlaceSkeleton() {
  return (
    <div aria-busy="true">
      <PendingTitle />
      <Skeleton
        className="post-head"
        picture="post-picture skeleton"
        text="post-title"
        lines={['h-7 w-32 rounded-full', 'h-14 w-full', 'h-6 w-48', 'h-28 w-full']}
      />
    </div>
  );
}
