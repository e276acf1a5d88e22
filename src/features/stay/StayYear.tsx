import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MONTHS } from '../../model/day/calendar-names.ts';
import { useToday } from '../../site/today.ts';
import { useWords } from '../../site/words/words-context.ts';
import { SeasonTitle } from './SeasonTitle.tsx';
import { type Season, seasonsOfMonth } from './seasons.ts';

/** The query key of each month's events (from 1), which only the server's cache has. */
export const YEAR_KEY = ['stay-year'] as const;

/** Likewise, the sample weekends. */
export const SAMPLES_KEY = ['stay-samples'] as const;

/** What each month has to offer, from this month on; with its events, for visitors without JavaScript. */
export function StayYear() {
  const { heading, intro } = useWords('stay').year;
  const { seasons } = useWords('seasons');
  const thisMonth = Number(useToday().slice(5, 7)) - 1;
  const client = useQueryClient();
  const events = client.getQueryData<ReadonlyMap<number, ReactNode>>(YEAR_KEY);
  return (
    <>
      <noscript>{client.getQueryData<ReactNode>(SAMPLES_KEY)}</noscript>
      <section aria-labelledby="stay-year">
        <h2 id="stay-year">{heading}</h2>
        <p className="text-ink-soft">{intro}</p>
        <div className="grid-cards stay-year mt-6">
          {[...MONTHS.slice(thisMonth), ...MONTHS.slice(0, thisMonth)].map((name) => {
            const month = MONTHS.indexOf(name) + 1;
            return (
              <section key={name} className="card">
                <img
                  src={`/months/${name.toLowerCase()}.svg`}
                  alt=""
                  className="card-picture-wide"
                  width="800"
                  height="450"
                  loading="lazy"
                />
                <div className="card-text">
                  <h3>{name}</h3>
                  <Seasons seasons={seasonsOfMonth(seasons, month)} />
                  <noscript>{events?.get(month)}</noscript>
                </div>
              </section>
            );
          })}
        </div>
      </section>
    </>
  );
}

function Seasons({ seasons }: { seasons: readonly Season[] }) {
  return (
    <ul>
      {seasons.map((season) => (
        <li key={season.title}>
          <SeasonTitle season={season} />
        </li>
      ))}
    </ul>
  );
}
