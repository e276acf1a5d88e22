import { readAllMonths } from '../../model/when/words/months.ts';
import { useToday } from '../../site/today.ts';
import { useWords } from '../../site/words/words-context.ts';
import { NO_CHOICE } from './choice.ts';
import { writeState } from './search-state.ts';

/** How many are shown. */
const MOST = 6;

/** What others ask at this time of year, to tap while nothing is typed. */
export function SearchIdeas() {
  const { ideas = [] } = useWords('search');
  const month = Number(useToday().slice(5, 7));
  const inSeason = ideas.filter(({ months }) =>
    readAllMonths(months === undefined ? undefined : [months].flat()).includes(month),
  );
  if (inSeason.length === 0) return null;
  return (
    <section className="search-ideas" aria-labelledby="search-ideas">
      <h2 id="search-ideas">Good questions for now</h2>
      <ul>
        {inSeason.slice(0, MOST).map(({ ask, imageUrl }) => (
          <li key={ask}>
            <a href={writeState({ ...NO_CHOICE, question: ask })}>
              <img src={imageUrl} alt="" width={480} height={320} />
              <span>{ask}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
