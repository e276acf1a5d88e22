import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { categoryTone } from '../../model/category-looks.ts';
import { paths } from '../../model/paths.ts';
import { CardSkeleton } from '../../site/cards/CardSkeleton.tsx';
import { Picture } from '../../site/cards/Picture.tsx';
import { BelowFirstScreen } from '../../site/first-screen.ts';
import { EmptyList } from '../../site/states/EmptyList.tsx';
import { ErrorMessage } from '../../site/states/ErrorMessage.tsx';
import { LostRoad } from '../../site/states/LostRoad.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardHead } from '../saving/CardHead.tsx';
import { planKey } from '../saving/plan-key.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { PostCard } from './PostCard.tsx';
import type { Post, PostSummary } from './post.ts';
import { featuredPostsQuery, postsQuery } from './post-queries.ts';

/** The number of posts in the side list (specification section 9). */
const SIDE_POSTS = { all: 4, featured: 3 };

interface BlogListProps {
  mode: 'all' | 'featured';
  /** The current post, which is left out. Its related posts and its category come first. */
  read?: Post | undefined;
}

/** All or only featured posts, with a large first one (specification section 2, "Blog list"). */
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

/** Related posts first, then featured ones, starting with the same category. */
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

/** The "View All Blog Posts" heading moves focus to the remaining posts right below it (decisions 1 and 11). */
function RemainingPosts({ posts }: { posts: PostSummary[] }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <h2 className="mt-10 mb-7">
        <button
          type="button"
          className="flex items-center gap-3"
          onClick={() => list.current?.focus()}
        >
          View All Blog Posts
          <Icon name="down" size={24} />
        </button>
      </h2>
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

interface LeadPostProps {
  post: PostSummary;
  eager: boolean;
}

function LeadPost({ post, eager }: LeadPostProps) {
  const { id, title, excerpt, publishedAt } = post;
  return (
    <article className="card card-linked content-start">
      <CardHead of={post} kind="p" sizes="(width < 64rem) 100vw, 700px" eager={eager} />
      <div className="card-text md:p-8">
        <p>{publishedAt}</p>
        <h2>{title}</h2>
        <p className="excerpt">{excerpt}</p>
        <a
          className="text-link card-link text-base"
          href={paths.post(id)}
          aria-label={`Read More → ${title}`}
        >
          Read More →
        </a>
      </div>
    </article>
  );
}

function SidePost({ post }: { post: PostSummary }) {
  const { id, title, excerpt, category, publishedAt } = post;
  return (
    <article className="card card-linked side-post">
      <Picture picture={post} sizes="(width < 30rem) 100vw, 220px" />
      <SaveButton of={planKey('p', id)} title={title} />
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center gap-1">
          <Badge tone={categoryTone(category)}>{category}</Badge>
          <p className="text-ink-soft text-sm">{publishedAt}</p>
        </div>
        <h3>{title}</h3>
        <p className="excerpt text-base text-ink-soft">{excerpt}</p>
        <a
          className="text-link card-link text-base"
          href={paths.post(id)}
          aria-label={`Read more: ${title}`}
        >
          Read More →
        </a>
      </div>
    </article>
  );
}

function BlogListSkeleton({ sidePosts }: { sidePosts: number }) {
  return (
    <div className="blog-lead" aria-busy="true">
      <CardSkeleton />
      <div className="grid gap-5">
        <Repeat times={sidePosts}>
          <Skeleton
            className="card side-post"
            picture="skeleton picture"
            text="grid content-start gap-2 px-4 py-2"
            lines={['h-6 w-32 rounded-full', 'h-6', 'h-6 w-3/4', 'h-12', 'h-10 w-28']}
          />
        </Repeat>
      </div>
    </div>
  );
}
