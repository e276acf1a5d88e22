import { Skeleton } from '../../ui/Skeleton.tsx';

/** The placeholder for an event card. */
export function EventSkeleton() {
  return (
    <Skeleton
      className="event-card"
      picture="skeleton date-box"
      text="grid flex-1 content-start gap-2"
      lines={['h-6 w-32 rounded-full', 'h-7 w-3/4', 'h-5 w-1/2', 'h-5', 'h-5']}
    />
  );
}
