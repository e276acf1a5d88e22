import { useQuery } from '@tanstack/react-query';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import type { PageProps } from '../../site/page.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { Cabin } from './Cabin.tsx';
import type { CabinDetails } from './cabin.ts';
import { cabinQuery } from './cabin-queries.ts';

/** /cabins/{slug}. If there is no such cabin, the 404 page shows instead (useShownPage). */
export function CabinPage({ slug = '' }: PageProps) {
  const { data: cabin, error, refetch } = useQuery(cabinQuery(slug));
  if (error || !cabin) {
    const title = error ? 'The cabin could not be loaded' : 'The cabin';
    return (
      <div className="wrap section">
        <PageMetadata title={title} description={`${title}.`} />
        {error && <LoadError what="The cabin" error={error} onRetry={refetch} heading="h1" />}
      </div>
    );
  }
  return <Cabin cabin={cabin as CabinDetails} />;
}
