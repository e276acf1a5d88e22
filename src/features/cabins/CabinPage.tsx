import { useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../site/page.ts';
import { LostPage } from '../../site/states/LostPage.tsx';
import { PendingTitle } from '../../site/states/PendingTitle.tsx';
import { Cabin } from './Cabin.tsx';
import type { CabinDetails } from './cabin.ts';
import { cabinQuery } from './cabin-queries.ts';

/** /cabins/{slug}. For an unknown slug, the 404 page shows instead (useShownPage). */
export function CabinPage({ slug = '' }: PageProps) {
  const { data: cabin, error, refetch } = useQuery(cabinQuery(slug));
  if (error) return <LostPage what="The cabin" error={error} onRetry={refetch} />;
  return cabin ? <Cabin cabin={cabin as CabinDetails} /> : <PendingTitle />;
}
