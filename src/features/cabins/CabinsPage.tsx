import { useQuery } from '@tanstack/react-query';
import { paths } from '../../model/paths.ts';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { CabinCard } from './CabinCard.tsx';
import { CabinWishes } from './CabinWishes.tsx';
import { CompareCabins } from './CompareCabins.tsx';
import { cabinsQuery } from './cabin-queries.ts';
import { cabinWishes } from './cabin-wishes.ts';
import { useDates } from './use-dates.ts';

/** /cabins: all of them (decision 51). Without any, the 404 page shows instead (useShownPage). */
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
        <p className="cabins-last-word">The booking site has the last word on dates and prices.</p>
        <p className="cabins-book">
          <BookingLink placement="cabins" dates={dates}>
            See dates and prices
          </BookingLink>
        </p>
      </div>
    </>
  );
}
