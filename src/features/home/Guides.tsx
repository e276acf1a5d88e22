import { paths } from '../../model/paths.ts';
import { CardSkeleton } from '../../site/cards/CardSkeleton.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { PostCard } from '../blog/PostCard.tsx';
import { featuredPostsQuery } from '../blog/post-queries.ts';
import { HomeList } from './HomeList.tsx';

/** Section 6: the first 6 featured posts. */
export function Guides() {
  const { heading, intro, more } = useWords('home').guides;
  return (
    <HomeList
      id="guides"
      heading={heading}
      intro={intro}
      query={featuredPostsQuery}
      limit={6}
      more={<MoreLink href={paths.blog}>{more}</MoreLink>}
      placeholder={<CardSkeleton />}
    >
      {(post) => <PostCard post={post} />}
    </HomeList>
  );
}
