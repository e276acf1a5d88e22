import { Repeat } from '../../ui/Repeat.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PendingTitle } from './PendingTitle.tsx';

/** Shown while a page's code and styles load, so it only uses styles of every page. */
export function PagePlaceholder() {
  return (
    <div aria-busy="true">
      <PendingTitle />
      <div className="wrap section grid gap-5 sm:grid-cols-2">
        <Repeat times={6}>
          <Skeleton
            className="overflow-hidden rounded-card border border-line bg-paper"
            picture="skeleton h-56 rounded-none"
            text="grid gap-2 p-6"
            lines={['h-7 w-3/4', 'h-5', 'h-5', 'h-5 w-1/2']}
          />
        </Repeat>
      </div>
    </div>
  );
}
