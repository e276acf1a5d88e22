import { useQuery } from '@tanstack/react-query';
import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { BelowFirstScreen } from '../../site/first-screen.ts';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import type { PageProps } from '../../site/page.ts';
import { LostPage } from '../../site/states/LostPage.tsx';
import { PendingTitle } from '../../site/states/PendingTitle.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NearGone } from '../not-found/NearGone.tsx';
import { BlogList } from './BlogList.tsx';
import { BlogPost } from './BlogPost.tsx';
import { postQuery } from './post-queries.ts';

/** /blog/{id} (specification section 2, "Blog post"), then related and featured posts (decision 23). */
export function BlogPostPage({ postId }: PageProps) {
  const { more } = useWords('post');
  const { data: post } = useQuery({ ...postQuery(postId ?? 0), enabled: postId !== undefined });
  return (
    <>
      {postId === undefined ? <PostNotFound /> : <LoadedPost id={postId} />}
      <BelowFirstScreen>
        <section className="bg-sand post-more" aria-labelledby="more-guides">
          <div className="wrap section">
            <h2 id="more-guides" className="mb-7">
              {more.heading}
            </h2>
            <BlogList mode="featured" read={post ?? undefined} />
          </div>
        </section>
      </BelowFirstScreen>
    </>
  );
}

function LoadedPost({ id }: { id: number }) {
  const { data: post, error, refetch } = useQuery(postQuery(id));
  if (error) return <LostPage what="The post" error={error} onRetry={refetch} />;
  if (post === undefined) return <PostSkeleton />;
  return post === null ? <PostNotFound /> : <BlogPost post={post} />;
}

/** Shown for an unknown id (specification section 2, decision 7); links for a removed post are below. */
function PostNotFound() {
  const { missing } = useWords('post');
  return (
    <>
      <div className="wrap section grid justify-items-center gap-6 text-center">
        <PageMetadata title="Blog post not found" description="There is no post at this address." />
        <Picture
          picture={{ imageUrl: '/images/empty-porch.svg' }}
          className="w-full max-w-md rounded-card"
          eager
        />
        <h1>Blog post not found</h1>
        <p className="max-w-[52ch] text-ink-soft">{missing.text}</p>
        <a className="button button-quiet" href={paths.blog}>
          Back to Blog
        </a>
      </div>
      <div className="wrap">
        <NearGone />
      </div>
    </>
  );
}

function PostSkeleton() {
  return (
    <div aria-busy="true">
      <PendingTitle />
      <Skeleton
        className="post-head"
        picture="post-picture skeleton"
        text="post-title"
        lines={['h-7 w-32 rounded-full', 'h-14 w-full', 'h-6 w-48']}
      />
      <div className="prose pb-10" aria-hidden="true">
        <div className="skeleton h-28" />
        <div className="skeleton h-28" />
        <div className="skeleton h-28" />
      </div>
    </div>
  );
}
