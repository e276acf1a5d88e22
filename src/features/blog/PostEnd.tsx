import { paths } from '../../model/paths.ts';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { HostCard } from '../../site/layout/HostCard.tsx';
import { useSite } from '../../site/site-context.ts';
import { FilledText } from '../../site/words/placeholder-text.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { hostOf } from '../places/visit-facts.ts';
import { useDates } from '../stay/use-dates.ts';
import type { Post } from './post.ts';

/** Who wrote a post and where its facts come from; the same text below every post. */
export function PostStanding({ sources = [] }: Pick<Post, 'sources'>) {
  const { standing, sources: words } = useWords('post');
  const mistake = <a href={paths.contact}>{standing.link}</a>;
  return (
    <aside className="prose post-standing">
      <HostCard />
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

/** Links out of a post: to the cabins, for the visitor's dates if known, and back to the blog. */
export function PostWays() {
  const { cabins, cabinsThen } = useWords('post');
  const { site } = useSite();
  const dates = useDates(site.bookingDates !== undefined);
  return (
    <footer className="wrap flex flex-wrap items-center post-ways">
      <BackLink href={paths.blog}>Back to Blog</BackLink>
      <BookingLink placement="end" dates={dates}>
        {dates ? cabinsThen : cabins}
      </BookingLink>
      <a className="button button-quiet" href={paths.blog}>
        Explore More Articles
      </a>
    </footer>
  );
}
