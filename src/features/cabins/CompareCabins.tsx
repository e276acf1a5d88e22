import { paths } from '../../model/paths.ts';
import type { CabinSummary } from './cabin.ts';
import { featuresInWords } from './feature-names.ts';

/** Fewer can be compared by their cards. */
const FEWEST = 4;

/** The most that fit side by side on a wide screen. */
const MOST_IN_SIGHT = 7;

const ROWS: readonly (readonly [string, (cabin: CabinSummary) => string | undefined])[] = [
  ['Sleeps', ({ sleeps }) => String(sleeps)],
  ['A night', ({ price }) => price && `From $${price.from} (${price.year})`],
  ['Bedrooms', ({ bedrooms }) => bedrooms?.toString()],
  ['Baths', ({ baths }) => baths?.toString()],
  ['It has', ({ features }) => featuresInWords(features)],
  ['Dogs', ({ dogs }) => dogs],
  ['Step-free', ({ stepFree }) => stepFree],
  ['Nights, at least', ({ minimumNights }) => minimumNights?.toString()],
  ['Near', ({ town }) => town],
];

/** A comparison table for four or more cabins (decision 51); omits rows without any values. */
export function CompareCabins({ cabins }: { cabins: readonly CabinSummary[] }) {
  if (cabins.length < FEWEST) return null;
  return (
    <div className="section">
      <h2 id="compare">Side by side</h2>
      <p className="cabin-slide" data-many={cabins.length > MOST_IN_SIGHT || undefined}>
        {`Slide the table sideways to see all ${cabins.length}.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="cabin-table" tabIndex={0} aria-labelledby="compare">
        <table>
          <thead>
            <tr>
              <td />
              {cabins.map(({ id, slug, name }) => (
                <th key={id} scope="col">
                  <a href={paths.cabin(slug)}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.filter(([, said]) => cabins.some(said)).map(([name, said]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cabins.map((cabin) => (
                  <td key={cabin.id}>{said(cabin) || 'Not said'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
