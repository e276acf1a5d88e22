import { TargetLink } from '../../ui/TargetLink.tsx';
import type { Season } from './seasons.ts';

const EMOJI: Readonly<Record<Season['kind'], string>> = {
  blooms: '🌼',
  ripens: '🍑',
  runs: '🏞️',
  flies: '🦋',
  closes: '🔸',
};

/** A season's name, linked to the guide's page about it, if there is one. */
export function SeasonTitle({
  season: { kind, icon = EMOJI[kind], title, link },
}: {
  season: Season;
}) {
  return (
    <>
      <span aria-hidden="true">{icon}</span>{' '}
      {link ? (
        <TargetLink link={link} className="text-link">
          {title}
        </TargetLink>
      ) : (
        <span>{title}</span>
      )}
    </>
  );
}
