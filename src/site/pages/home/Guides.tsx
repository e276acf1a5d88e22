import { paths } from '../../../model/paths.ts';
import { CardSkeleton } from '../../components/cards/CardSkeleton.tsx';
import { PostCard } from '../../components/posts/PostCard.tsx';
import { queries } from '../../data/queries.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { HomeList } from './HomeList.tsx';
import { homeCopy } from './home-copy.ts';

/** Section 6: the first 6 featured posts. */
export function Guides() {
  return (
    <HomeList
      id="guides"
      {...homeCopy.guides}
      query={queries.featuredPosts}
      limit={6}
      gridClassName="grid-cards grid-compact"
      more={<MoreLink href={paths.blog}>All guides</MoreLink>}
      placeholder={<CardSkeleton />}
    >
      {(post) => <PostCard post={post} />}
    </HomeList>
  );
}
