import { useWords } from '../../site/words/words-context.ts';
import { SeasonTitle } from './SeasonTitle.tsx';
import { SEASON_KINDS, seasonsIn } from './seasons.ts';
import type { Stay } from './stay.ts';

/** What blooms, ripens, runs and flies in a stay, and what may be closed. */
export function StaySeasons({ stay }: { stay: Stay }) {
  const { heading, intro, ...names } = useWords('stay').seasons;
  const seasons = Map.groupBy(seasonsIn(useWords('seasons').seasons, stay), ({ kind }) => kind);
  if (seasons.size === 0) return null;
  return (
    <section aria-labelledby="stay-seasons">
      <h2 id="stay-seasons">{heading}</h2>
      <p className="text-ink-soft">{intro}</p>
      <div className="stay-seasons">
        {SEASON_KINDS.filter((kind) => seasons.has(kind)).map((kind) => (
          <section key={kind} className="card">
            <h3>{names[kind]}</h3>
            <dl>
              {seasons.get(kind)?.map((season) => (
                <div key={season.title}>
                  <dt>
                    <SeasonTitle season={season} />
                  </dt>
                  <dd>{season.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
