import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BelowFirstScreen } from '../../site/first-screen.ts';
import { EmptyList } from '../../site/states/EmptyList.tsx';
import { ErrorMessage } from '../../site/states/ErrorMessage.tsx';
import { LostRoad } from '../../site/states/LostRoad.tsx';
import { BlogListSkeleton } from './BlogListSkeleton.tsx';
import { LeadPost } from './LeadPost.tsx';
import { PostCard } from './PostCard.tsx';
import type { Post, PostSummary } from './post.ts';
import { featuredPostsQuery, postsQuery } from './post-queries.ts';
import { SidePost } from './SidePost.tsx';

/** How many posts the side list holds (specification section 9). */
const SIDE_POSTS = { all: 4, featured: 3 };

interface BlogListProps {
  mode: 'all' | 'featured';
  /** The post being read, which is not offered again. Its related posts and its category's come first. */
  read?: Post | undefined;
}

/** All posts or the featured ones, the first one large (specification section 2, "Blog list"). */
export function BlogList({ mode, read }: BlogListProps) {
  const { data, error, refetch } = useQuery(mode === 'all' ? postsQuery : featuredPostsQuery);
  if (error) return <BlogListError error={error} onRetry={refetch} />;
  if (!data) return <BlogListSkeleton sidePosts={SIDE_POSTS[mode]} />;
  const [lead, ...others] = read ? toReadNext(read, data) : data;
  if (!lead) return <EmptyList text="No blog posts available." />;
  const side = others.slice(0, SIDE_POSTS[mode]);
  return (
    <>
      <div className="blog-lead">
        <LeadPost key={lead.id} post={lead} eager={mode === 'all'} />
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

/** The posts that have most in common, then the featured ones, those of the same category first. */
function toReadNext({ id, category, related = [] }: Post, featured: PostSummary[]): PostSummary[] {
  const first = featured.filter((post) => post.category === category);
  const offered = new Map([...related, ...first, ...featured].map((post) => [post.id, post]));
  offered.delete(id);
  return [...offered.values()];
}

function BlogListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="card mx-auto grid max-w-xl justify-items-center gap-4 p-6 text-center"
    >
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
      <p className="my-6 text-center">
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
