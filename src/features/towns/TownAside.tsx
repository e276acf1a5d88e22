import { Badge } from '../../ui/Badge.tsx';
import { TargetLink } from '../../ui/TargetLink.tsx';
import type { TownWords } from './town-words-schema.ts';

/** Next to a town's story: highlights, the best time to visit, what is nearby. */
export function TownAside({ words: { highlights, bestTime, nearby } }: { words: TownWords }) {
  return (
    <aside className="grid grid-rows-[auto_auto_1fr] gap-6" aria-label="At a glance">
      <section className="town-card" aria-labelledby="highlights">
        <h2 id="highlights">Highlights</h2>
        <ul className="ticks mt-4">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </section>
      <section className="town-card" aria-labelledby="best-time">
        <h2 id="best-time">Best Time to Visit</h2>
        <dl className="mt-4 grid gap-3">
          {bestTime.map(({ season, text }) => (
            <div key={season}>
              <dt className="font-bold text-oak">{season}</dt>
              <dd className="text-base text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="town-card" aria-labelledby="nearby">
        <h2 id="nearby">Nearby Attractions</h2>
        <ul className="mt-4 grid gap-3">
          {nearby.map(({ name, note, link }) => (
            <li key={name} className="grid gap-1">
              <Badge tone="river">
                {link ? <TargetLink link={link}>{name}</TargetLink> : name}
              </Badge>
              <p className="text-base text-ink-soft">{note}</p>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
