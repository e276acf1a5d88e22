import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BelowFirstScreen } from '../../site/first-screen.ts';
import { EmptyList } from '../../site/states/EmptyList.tsx';
import { ErrorMessage } from '../../site/states/ErrorMessage.tsx';
import { LostRoad } from '../../site/states/LostRoad.tsx';
import { BlogListSkeleton } from './BlogListSkeleton.tsx';
import { LeadPost } from './LeadPost.tsx';
import { PostCard } from './PostCard.tsx';
import type { PostSummary } from './post.ts';
import { featuredPostsQuery, postsQuery } from './post-queries.ts';
import { SidePost } from './SidePost.tsx';

/** How many posts the side list holds (specification section 9). */
const SIDE_POSTS = { all: 4, featured: 3 };

interface BlogListProps {
  mode: 'all' | 'featured';
  /** The post being read, which is not offered again. */
  without?: number | undefined;
  /** Its category, whose posts come first. */
  category?: string | undefined;
}

/** All posts or the featured ones, the first one large (specification section 2, "Blog list"). */
export function BlogList({ mode, without, category }: BlogListProps) {
  const { data, error, refetch } = useQuery(mode === 'all' ? postsQuery : featuredPostsQuery);
  if (error) return <BlogListError error={error} onRetry={refetch} />;
  if (!data) return <BlogListSkeleton sidePosts={SIDE_POSTS[mode]} />;
  const offered = data.filter(({ id }) => id !== without);
  const isRelated = (post: PostSummary) => post.category === category;
  const [lead, ...others] = [
    ...offered.filter(isRelated),
    ...offered.filter((post) => !isRelated(post)),
  ];
  if (!lead) return <EmptyList text="No blog posts available." />;
  const side = others.slice(0, SIDE_POSTS[mode]);
  return (
    <>
      <div className="blog-lead">
        <LeadPost post={lead} eager={mode === 'all'} />
        <ul className="grid gap-5">
          {side.map((post) => (
            <li key={post.id} className="grid">
              <SidePost post={post} />
            </li>
          ))}
        </ul>
      </div>
      {mode === 'all' && others.length > side.length && (
        <BelowFirstScreen>
          <RemainingPosts posts={others.slice(side.length)} />
        </BelowFirstScreen>
      )}
    </>
  );
}

function BlogListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="card mx-auto max-w-xl items-center gap-4 p-6 text-center">
      <LostRoad />
      <ErrorMessage text={`Error loading blog posts: ${error.message}`} />
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** "View All Blog Posts" moves focus to all other posts, right below it (decisions 1 and 11). */
function RemainingPosts({ posts }: { posts: PostSummary[] }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <p className="my-10 text-center">
        <button type="button" className="button button-quiet" onClick={() => list.current?.focus()}>
          View All Blog Posts
        </button>
      </p>
      <ul className="grid-cards" ref={list} tabIndex={-1} aria-label="All other posts">
        {posts.map((post) => (
          <li key={post.id} className="grid">
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </>
  );
}
