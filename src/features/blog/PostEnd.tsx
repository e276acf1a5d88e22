import { paths } from '../../model/paths.ts';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { FilledText } from '../../site/words/placeholder-text.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { Tile } from '../places/Tile.tsx';
import { hostOf } from '../places/visit-facts.tsx';
import type { Post } from './post.ts';

/** Who stands behind a post and where its facts come from; the same words below every post. */
export function PostStanding({ sources = [] }: Pick<Post, 'sources'>) {
  const { standing, sources: words } = useWords('post');
  const mistake = <a href={paths.contact}>{standing.link}</a>;
  return (
    <aside className="prose post-standing">
      <p>
        <FilledText text={standing.text} values={{ mistake }} />
      </p>
      {sources.length > 0 && (
        <details>
          <summary>{words.heading}</summary>
          <ul>
            {sources.map(({ of, source, checked }) => (
              <li key={of}>
                {of}: <TargetLink link={source}>{hostOf(source)}</TargetLink>
                {checked && <span>, {checked.slice(0, 4)}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

/** The posts to read next; nothing if none has anything in common with this one. */
export function RelatedPosts({ related = [] }: Pick<Post, 'related'>) {
  const { heading } = useWords('post').related;
  if (related.length === 0) return null;
  return (
    <section className="wrap post-places" aria-labelledby="related">
      <h2 id="related">{heading}</h2>
      <ul className="grid-cards grid-tiles">
        {related.map(({ id, title, ...picture }) => (
          <li key={id} className="grid">
            <Tile href={paths.post(id)} title={title} picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways on from a post: to a cabin, and back to the blog. */
export function PostWays() {
  return (
    <footer className="prose flex flex-wrap items-center justify-between gap-4 pt-4 pb-16">
      <BackLink href={paths.blog}>Back to Blog</BackLink>
      <BookingLink placement="end">{useWords('post').cabins}</BookingLink>
      <a className="button button-quiet" href={paths.blog}>
        Explore More Articles
      </a>
    </footer>
  );
}
