import type { Season } from '../../../model/stay/seasons.ts';
import { TargetLink } from '../../ui/TargetLink.tsx';

/** Its name, which leads to what the guide says about it, if it says something. */
export function SeasonTitle({ season: { title, link } }: { season: Season }) {
  return link ? <TargetLink link={link}>{title}</TargetLink> : title;
}
