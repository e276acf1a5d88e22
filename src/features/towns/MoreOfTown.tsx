import { Picture } from '../../site/cards/Picture.tsx';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { TargetLink } from '../../ui/TargetLink.tsx';
import type { TownWords } from './town-words-schema.ts';

/** Posts about the town and other pages on it; renders nothing if there are none. */
export function MoreOfTown({ name, words: { more = [] } }: { name: string; words: TownWords }) {
  const { moreHeading } = useWords('town');
  if (more.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="more">
      <h2 id="more">{fillText(moreHeading, { town: name })}</h2>
      <ul className="town-posts mt-6">
        {more.map(
          ({ text, link, picture }) =>
            picture && (
              <li key={link}>
                <TargetLink className="town-post" link={link}>
                  <Picture picture={picture} />
                  <span>{text}</span>
                </TargetLink>
              </li>
            ),
        )}
      </ul>
      <ul className="mt-6 flex flex-wrap gap-2">
        {more.map(
          ({ text, link, picture }) =>
            !picture && (
              <li key={link}>
                <TargetLink className="button button-quiet" link={link}>
                  {text}
                </TargetLink>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
