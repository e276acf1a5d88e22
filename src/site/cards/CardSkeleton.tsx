import { Skeleton } from '../../ui/Skeleton.tsx';

const LINES = ['h-7 w-3/4', 'h-5', 'h-5', 'h-5 w-1/2'];

/** A picture card while it loads; `lines` are the classes of its lines of text. */
export function CardSkeleton({ lines = LINES }: { lines?: readonly string[] }) {
  return (
    <Skeleton
      className="card"
      picture="card-picture skeleton rounded-none"
      text="card-text"
      lines={lines}
    />
  );
}
