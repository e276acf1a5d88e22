import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { LoadError } from '../../site/states/LoadError.tsx';
import type { CabinSummary } from '../cabins/cabin.ts';
import { cabinsQuery } from '../cabins/cabin-queries.ts';
import { reasonsAgainst } from './fits.ts';

interface CabinFitProps {
  nights: number;
  /** The season's minimum stay. */
  fewest: number;
}

const NOBODY_YET = { people: 2, hasDog: false };

/** The last party entered, still there when the visitor comes back from a cabin. */
let lastParty = NOBODY_YET;

/** Which cabins fit the visitor's party and nights, and why the others don't (decision 51). */
export function CabinFit({ nights, fewest }: CabinFitProps) {
  const [party, setParty] = useState({ ...lastParty });
  const isBack = useRef(lastParty !== NOBODY_YET);
  const { data: cabins, error, refetch } = useQuery(cabinsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    lastParty = party;
  }, [party]);
  // The focused button is gone. A visitor who came back keeps their place.
  useEffect(() => {
    if (cabins && !isBack.current && document.activeElement === document.body)
      heading.current?.focus();
  }, [cabins]);
  if (error) return <LoadError what="The cabins" error={error} onRetry={refetch} />;
  if (!cabins) return null;
  const most = Math.max(2, ...cabins.map(({ sleeps }) => sleeps));
  const judged = cabins.map((cabin) => ({
    cabin,
    against: reasonsAgainst(cabin, { ...party, nights }, fewest),
  }));
  const fitting = judged.filter(({ against }) => against.length === 0);
  return (
    <section aria-labelledby="fit">
      <h2 id="fit" tabIndex={-1} ref={heading}>
        Which cabins fit
      </h2>
      <div className="cabin-party">
        <label>
          Guests
          <select
            value={party.people}
            onChange={({ target }) => setParty({ ...party, people: Number(target.value) })}
          >
            {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={party.hasDog}
            onChange={({ target }) => setParty({ ...party, hasDog: target.checked })}
          />
          A dog comes along
        </label>
      </div>
      <p role="status">
        {fitting.length} of {cabins.length} fit
      </p>
      <ul className="cabin-fits">
        {[...fitting, ...judged.filter((one) => !fitting.includes(one))].map(
          ({ cabin, against }) => (
            <li key={cabin.id} className={against.length > 0 ? 'cabin-unfit' : undefined}>
              <Picture picture={cabin} sizes="96px" />
              <div>
                <a href={paths.cabin(cabin.slug)}>{cabin.name}</a>{' '}
                <span>
                  {[...examples(cabin), ...(against.length > 0 ? against : sayings(cabin))].join(
                    ' • ',
                  )}
                </span>
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function examples({ example }: CabinSummary): string[] {
  return example ? ['Example cabin, not for rent'] : [];
}

function sayings({ sleeps, dogs }: CabinSummary): string[] {
  return [`Sleeps ${sleeps}`, ...(dogs ? [`Dogs: ${dogs}`] : [])];
}
