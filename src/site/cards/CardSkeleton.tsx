import { Skeleton } from '../../ui/Skeleton.tsx';

/** A card with a picture, still loading. */
export function CardSkeleton() {
  return (
    <Skeleton
      className="card"
      picture="card-picture skeleton rounded-none"
      text="card-text"
      lines={['h-7 w-3/4', 'h-5', 'h-5', 'h-5 w-1/2']}
    />
  );
}
