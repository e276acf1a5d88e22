import { useQuery } from '@tanstack/react-query';
import { paths } from '../../model/paths.ts';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { CabinCard } from './CabinCard.tsx';
import { CompareCabins } from './CompareCabins.tsx';
import { cabinsQuery } from './cabin-queries.ts';

/** /cabins: all of them (decision 51). Without any, the 404 page shows instead (useShownPage). */
export function CabinsPage() {
  const { title, intro, description, keywords } = useWords('cabins');
  const { data: cabins = [], error, refetch } = useQuery(cabinsQuery);
  const isListed = cabins.some(({ example }) => !example);
  return (
    <>
      <PageMetadata
        {...{ title, description, keywords }}
        {...(isListed && { path: paths.cabins })}
      />
      <PageHead title={title} intro={intro} />
      <div className="wrap pb-20">
        {error && <LoadError what="The cabins" error={error} onRetry={refetch} />}
        <ul className="grid-cards">
          {cabins.map((cabin) => (
            <li key={cabin.id}>
              <CabinCard cabin={cabin} />
            </li>
          ))}
        </ul>
        <CompareCabins cabins={cabins} />
      </div>
    </>
  );
}
