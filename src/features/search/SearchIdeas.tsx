import { memo } from 'react';
import { readAllMonths } from '../../model/when/words/months.ts';
import { useToday } from '../../site/today.ts';
import { useWords } from '../../site/words/words-context.ts';
import { NO_CHOICE } from './choice.ts';
import { writeState } from './search-state.ts';

/** How many are shown. */
const MOST = 6;

interface SearchIdeasProps {
  /** Of its heading: two may be on the page, one of them hidden. */
  id?: string;
  isHidden?: boolean;
}

/** What others ask at this time of year, to tap while nothing is typed; hidden, the drawings stay ready. */
export const SearchIdeas = memo(function SearchIdeas({
  id = 'search-ideas',
  isHidden = false,
}: SearchIdeasProps) {
  const { ideas = [] } = useWords('search');
  const month = Number(useToday().slice(5, 7));
  const inSeason = ideas.filter(({ months }) =>
    readAllMonths(months === undefined ? undefined : [months].flat()).includes(month),
  );
  if (inSeason.length === 0) return null;
  return (
    <section className="search-ideas mt-10" aria-labelledby={id} hidden={isHidden}>
      <h2 id={id}>Good questions for now</h2>
      <ul className="mt-4 grid gap-4">
        {inSeason.slice(0, MOST).map(({ ask, imageUrl }) => {
          const question = ask.charAt(0).toUpperCase() + ask.slice(1);
          return (
            <li key={ask}>
              <a className="grid gap-2 font-bold" href={writeState({ ...NO_CHOICE, question })}>
                <img
                  className="w-full rounded-card"
                  src={imageUrl}
                  alt=""
                  width={480}
                  height={360}
                />
                <span>{question}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
