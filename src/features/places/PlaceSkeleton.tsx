import { PendingTitle } from '../../site/states/PendingTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** A place that is still loading, in the shape of what replaces it. */
export function PlaceSkeleton() {
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
