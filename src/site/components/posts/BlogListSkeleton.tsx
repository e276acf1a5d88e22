import { Repeat } from '../../ui/Repeat.tsx';
import { CardSkeleton } from '../cards/CardSkeleton.tsx';

/** A blog list on its way: one large card and the side list. */
export function BlogListSkeleton({ sidePosts }: { sidePosts: number }) {
  return (
    <div className="blog-lead" aria-busy="true">
      <CardSkeleton />
      <div className="grid content-start gap-5">
        <Repeat times={sidePosts}>
          <div className="card side-post" data-placeholder="" aria-hidden="true">
            <div className="skeleton rounded-none" />
            <div className="grid content-start gap-2 p-4">
              <div className="skeleton h-6 w-24 rounded-full" />
              <div className="skeleton h-6" />
              <div className="skeleton h-6 w-3/4" />
              <div className="skeleton h-12" />
            </div>
          </div>
        </Repeat>
      </div>
    </div>
  );
}
