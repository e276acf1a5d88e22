import { useQuery } from '@tanstack/react-query';
import { paths } from '../../model/paths.ts';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { useDates } from '../stay/use-dates.ts';
import { CabinCard, LastWord } from './CabinCard.tsx';
import { CompareCabins } from './CompareCabins.tsx';
import { cabinsQuery } from './cabin-queries.ts';
import type { CabinWish } from './cabin-wishes.ts';
import { cabinWishes } from './cabin-wishes.ts';

/** /cabins: all cabins (decision 51). If there are none, the 404 page shows instead (useShownPage). */
export function CabinsPage() {
  const { title, intro, description, keywords } = useWords('cabins');
  const { data: cabins = [], error, refetch } = useQuery(cabinsQuery);
  const dates = useDates();
  const wishes = cabinWishes(cabins);
  const isListed = cabins.some(({ example }) => !example);
  return (
    <>
      <PageMetadata
        {...{ title, description, keywords }}
        {...(isListed && { path: paths.cabins })}
      />
      <PageHead title={title} intro={intro} />
      <div className="wrap cabins">
        {error && <LoadError what="The cabins" error={error} onRetry={refetch} />}
        <CabinWishes
          wishes={wishes}
          counts={wishes.map(({ fits }) => cabins.filter(fits).length)}
          all={cabins.length}
        />
        <ul className="grid-cards">
          {cabins.map((cabin) => (
            <li
              key={cabin.id}
              data-fits={wishes.flatMap(({ fits }, at) => (fits(cabin) ? at : [])).join(' ')}
            >
              <CabinCard cabin={cabin} />
            </li>
          ))}
        </ul>
        <CompareCabins cabins={cabins} />
        <LastWord />
        <p className="cabins-book">
          <BookingLink placement="cabins" dates={dates}>
            See dates and prices
          </BookingLink>
        </p>
      </div>
    </>
  );
}

interface CabinWishesProps {
  wishes: readonly CabinWish[];
  counts: readonly number[];
  all: number;
}

/**
 * Links that filter the cabins. The style sheet does it by the URL's fragment, so it works without
 * JavaScript, can be shared, and supports the back button.
 */
function CabinWishes({ wishes, counts, all }: CabinWishesProps) {
  if (wishes.length === 0) return null;
  return (
    <nav className="cabin-wishes" aria-label="Which cabins">
      <ul>
        <li>
          <a id="all" href="#all">
            All <small>{all}</small>
          </a>
        </li>
        {wishes.map(({ id, label }, at) => (
          <li key={id}>
            <a id={id} href={`#${id}`} data-wish={at}>
              {label} <small>{counts[at]}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
