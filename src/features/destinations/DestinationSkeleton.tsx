import { Skeleton } from '../../ui/Skeleton.tsx';

/** The placeholder for a destination card. */
export function DestinationSkeleton() {
  return (
    <Skeleton
      className="card"
      picture="destination-face skeleton rounded-none"
      text="card-text"
      lines={['h-7 w-1/2', 'h-7 w-3/4 rounded-full', 'h-19', 'mt-3 h-12 w-32 rounded-full']}
    />
  );
}
