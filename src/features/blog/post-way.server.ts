import type { DayContent } from '../../model/content/day-content.ts';
import { placesAt } from '../places/place-index.server.ts';
import type { PostDay, PostEntry } from './post.ts';

/** A post's route, stop by stop, from `days` or `route`; undefined for fewer than two stops. */
export function postWay(
  content: DayContent,
  { days, route }: Pick<PostEntry, 'days' | 'route'>,
): PostDay[] | undefined {
  const written = days ?? (route ? [{ places: route }] : []);
  const way = written
    .map(({ places: stops, ...day }) => ({ ...day, stops: stopsAt(content, stops) }))
    .filter(({ stops }) => stops.length > 0);
  return way.flatMap(({ stops }) => stops).length < 2 ? undefined : way;
}

function stopsAt(content: DayContent, paths: readonly string[]): PostDay['stops'] {
  return placesAt(content, paths).map(({ path, link: { title }, position, key }) => ({
    path,
    title,
    ...(position && { latitude: position.latitude, longitude: position.longitude }),
    ...(key && { key }),
  }));
}
