import { CardSkeleton } from '../../site/cards/CardSkeleton.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** A blog list that is still loading: one large card and the side list. */
export function BlogListSkeleton({ sidePosts }: { sidePosts: number }) {
  return (
    <div className="blog-lead" aria-busy="true">
      <CardSkeleton />
      <div className="grid gap-5">
        <Repeat times={sidePosts}>
          <Skeleton
            className="card side-post"
            picture="skeleton picture rounded-none"
            text="grid content-start gap-2 px-4 py-2"
            lines={['h-6 w-32 rounded-full', 'h-6', 'h-6 w-3/4', 'h-12']}
          />
        </Repeat>
      </div>
    </div>
  );
}
