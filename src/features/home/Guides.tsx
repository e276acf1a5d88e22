import { paths } from '../../model/paths.ts';
import { CardSkeleton } from '../../site/cards/CardSkeleton.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { PostCard } from '../blog/PostCard.tsx';
import { featuredPostsQuery } from '../blog/post-queries.ts';
import { HomeList } from './HomeList.tsx';
import { HOME_LIMITS } from './home-limits.ts';

/** Section 6: the first 6 featured posts. */
export function Guides() {
  return (
    <HomeList
      id="guides"
      words={useWords('home').guides}
      href={paths.blog}
      query={featuredPostsQuery}
      limit={HOME_LIMITS.posts}
      className="rail"
      placeholder={<CardSkeleton />}
    >
      {(post) => <PostCard post={post} />}
    </HomeList>
  );
}
