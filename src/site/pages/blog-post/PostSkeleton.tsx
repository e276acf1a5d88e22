import { PendingTitle } from '../../components/states/PendingTitle.tsx';

/** A post on its way, in the shape of what replaces it. */
export function PostSkeleton() {
  return (
    <div aria-busy="true">
      <PendingTitle />
      <div className="post-head" data-placeholder="" aria-hidden="true">
        <div className="post-picture skeleton" />
        <div className="post-title">
          <div className="skeleton h-7 w-32 rounded-full" />
          <div className="skeleton h-14 w-full" />
          <div className="skeleton h-6 w-48" />
        </div>
      </div>
      <div className="prose pb-10" aria-hidden="true">
        <div className="skeleton h-28" />
        <div className="skeleton h-28" />
        <div className="skeleton h-28" />
      </div>
    </div>
  );
}
