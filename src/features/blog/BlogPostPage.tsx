import { useQuery } from '@tanstack/react-query';
import { BelowFirstScreen } from '../../site/first-screen.ts';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import type { PageProps } from '../../site/page.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { BlogList } from './BlogList.tsx';
import { BlogPost } from './BlogPost.tsx';
import { PostNotFound } from './PostNotFound.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';
import { postQuery } from './post-queries.ts';

/** /blog/{id} (specification section 2, "Blog post"), then what has most in common and the featured posts (decision 23). */
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
  if (error) {
    return (
      <div className="wrap section">
        <PageMetadata
          title="The post could not be loaded"
          description="The post at this address could not be loaded."
        />
        <LoadError what="The post" error={error} onRetry={refetch} heading="h1" />
      </div>
    );
  }
  if (post === undefined) return <PostSkeleton />;
  return post === null ? <PostNotFound /> : <BlogPost post={post} />;
}
