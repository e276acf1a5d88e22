import type { ReactNode } from 'react';
import { categoryTone } from '../../model/category-looks.ts';
import { longDate } from '../../model/day/day-in-words.ts';
import { shareName } from '../../model/image/image.ts';
import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { BelowFirstScreen } from '../../site/first-screen.ts';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { BodyText } from '../../site/prose/BodyText.tsx';
import { parsePostBody } from '../../site/prose/post-body.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { planKey } from '../saving/plan-key.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { PostStanding, PostWays } from './PostEnd.tsx';
import { PostPlaces } from './PostPlaces.tsx';
import { PostTable } from './PostTable.tsx';
import { PostWay } from './PostWay.tsx';
import type { Post } from './post.ts';
import { contentsOf } from './post-contents.ts';
import { vignettesOf } from './post-vignettes.ts';

/** A post: hero, badge, title, date, reading time, review (decision 42), body, links back. */
export function BlogPost({ post }: { post: Post }) {
  const { id, title, excerpt, category, publishedAt, readTime, content, places } = post;
  const { imageUrl, imageAlt = '', image, reviewed = '' } = post;
  const checked = longDate(reviewed);
  const { checkedText, oldestText } = useWords('post');
  const oldest = oldestYear(post);
  const isShared = image !== undefined && !image.unshared;
  return (
    <article>
      <PageMetadata
        title={title}
        description={excerpt}
        keywords={[category, 'Texas Hill Country', title]}
        path={paths.post(id)}
        type="article"
        shareImage={isShared ? { name: shareName(imageUrl), alt: imageAlt } : undefined}
      />
      <header className="post-head">
        <div className="post-picture">
          <Picture picture={post} sizes="(width < 64rem) 100vw, 620px" eager />
        </div>
        <div className="post-title">
          <BackLink href={paths.blog}>Back to Blog</BackLink>
          <Badge tone={categoryTone(category)}>{category}</Badge>
          <h1>{title}</h1>
          <p className="text-ink-soft">{[publishedAt, readTime].filter(Boolean).join(' · ')}</p>
          {checked && (
            <p className="text-ink-soft">
              {fillText(checkedText, { date: checked })}
              {oldest && fillText(oldestText, { year: oldest })}
            </p>
          )}
          <SaveButton of={planKey('p', id)} title={title} withText />
        </div>
      </header>
      <div className="post-body">
        <PostContents content={content} />
        <PostBody post={post} />
      </div>
      <BelowFirstScreen>
        <PostTable table={post.table} />
        <PostStanding sources={post.sources} />
        <PostWay way={post.way} />
        <PostPlaces places={places} />
        <PostWays />
      </BelowFirstScreen>
    </article>
  );
}

/** The year of the oldest source, if the review is from a later year. */
function oldestYear({ reviewed = '', sources = [] }: Post): string | undefined {
  const [oldest] = sources.map(({ checked = reviewed }) => checked.slice(0, 4)).sort();
  return oldest !== undefined && oldest < reviewed.slice(0, 4) ? oldest : undefined;
}

/** On a phone, what comes after the body of a post with a table or days leaves no room for pictures. */
const MOST_ON_PHONES = 2;

/**
 * A post's body with its places' pictures, uncaptioned since the cards name them: in wide windows all of
 * them beside it, on a phone the first ones above their subheadings, if nothing long follows the body.
 */
function PostBody({ post }: { post: Post }) {
  const pictures = new Map<number, ReactNode>();
  const onPhones = post.table || post.way ? 0 : MOST_ON_PHONES;
  for (const [block, { imageUrl = '', image }] of vignettesOf(post, parsePostBody(post.content))) {
    const look = pictures.size < onPhones ? 'post-vignette post-inline' : 'post-vignette';
    pictures.set(block, <Picture className={look} picture={{ imageUrl, image }} sizes="352px" />);
  }
  return <BodyText content={post.content} before={pictures} />;
}

function PostContents({ content }: { content: string }) {
  const { contents } = useWords('post');
  const lines = contentsOf(content);
  if (lines.length === 0) return null;
  return (
    <nav className="post-contents" aria-labelledby="contents">
      <p id="contents">{contents.heading}</p>
      <ol>
        {lines.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
