import { TargetLink } from '../../ui/TargetLink.tsx';
import type { Season } from './seasons.ts';

const EMOJI: Readonly<Record<Season['kind'], string>> = {
  blooms: '🌼',
  ripens: '🍑',
  runs: '🏞️',
  flies: '🦋',
  closes: '🔸',
};

/** Its name, which leads to what the guide says about it, if it says something. */
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
