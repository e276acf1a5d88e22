import { useRef } from 'react';
import { paths } from '../../model/paths.ts';
import { reloadIfReachable } from '../../site/reload.ts';
import { useWords } from '../../site/words/words-context.ts';
import { WayWhenNear } from '../map/WayWhenNear.tsx';
import { useSaved } from '../saving/saved.ts';
import type { PostDay } from './post.ts';

/** A post's route as a list and on a lazily loaded map; routes with days can be saved as a plan in one tap. */
export function PostWay({ way = [] }: { way?: readonly PostDay[] | undefined }) {
  const words = useWords('post').way;
  if (way.length === 0) return null;
  const hasDays = way.some(({ day }) => day !== undefined);
  const before = way.map((_, at) => way.slice(0, at).flatMap(({ stops }) => stops).length);
  return (
    <section className="wrap post-places" aria-labelledby="way">
      <h2 id="way">{hasDays ? words.days : words.heading}</h2>
      <WayWhenNear days={way.map(({ stops }) => stops)} label={words.map} />
      <div className="post-way">
        {way.map(({ day, stops }, at) => (
          <div key={day ?? ''}>
            {day && <h3>{day}</h3>}
            <ol start={(before[at] ?? 0) + 1}>
              {stops.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {hasDays && <SaveDays way={way} />}
    </section>
  );
}

/** Saves the days to the visitor's plan, on the dates of the stay if known, otherwise for sometime. */
function SaveDays({ way }: { way: readonly PostDay[] }) {
  const { save, saved } = useWords('post').way;
  const plan = useSaved();
  const keys = way.flatMap(({ stops }) => stops.flatMap(({ key }) => key ?? []));
  const isTapped = useRef(false);
  const onClick = () => {
    isTapped.current = true;
    import('./save-days.ts').then(({ saveDays }) => saveDays(way)).catch(reloadIfReachable);
  };
  // The button goes, and its focus must not go with it.
  const takeFocus = (link: HTMLAnchorElement | null) => {
    if (isTapped.current) link?.focus();
    if (link) isTapped.current = false;
  };
  if (keys.length === 0) return null;
  return (
    <p className="post-links" role="status">
      {keys.every((key) => plan?.has(key)) ? (
        <a href={paths.plan} ref={takeFocus}>
          {saved}
        </a>
      ) : (
        <button type="button" className="button button-quiet" data-save="" onClick={onClick}>
          {save}
        </button>
      )}
    </p>
  );
}
