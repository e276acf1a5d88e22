import { answersGeo, geoLink, type MapLink } from '../../places/directions.ts';
import { isKeyOf, type PlanDay } from '../../saving/plan.ts';
import type { PlanKey } from '../../saving/plan-key.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';

/** The most stops on the way that Google Maps takes from a link. */
const MOST_WAYPOINTS = 9;

/**
 * The day's stops in order for maps programs, from wherever one is: by address if it's known, else by
 * coordinates. None if nobody knows where any of them is. Apple's addresses with several stops are
 * those of iOS 18.4 and macOS 15.4 on; before, they open a map. Google would drop stops of a long day.
 */
export function dayDirections({ items }: PlanDay, facts: FactsByKey): MapLink[] {
  const stops = items.flatMap(({ key }) => {
    const { location, position } = facts.get(key) ?? {};
    if (isAddress(location)) return location;
    return position ? `${position.latitude},${position.longitude}` : [];
  });
  const destination = stops.pop();
  if (destination === undefined) return [];
  const google = new URLSearchParams({ api: '1', destination });
  if (stops.length > 0) google.set('waypoints', stops.join('|'));
  const apple = new URLSearchParams([
    ...stops.map((stop) => ['waypoint', stop]),
    ['destination', destination],
    ['mode', 'driving'],
  ]);
  return [
    ...(stops.length > MOST_WAYPOINTS
      ? []
      : [{ name: 'Google Maps', link: `https://www.google.com/maps/dir/?${google}` }]),
    { name: 'Apple Maps', link: `https://maps.apple.com/directions?${apple}` },
  ];
}

/**
 * To one stop: into the maps app of a device that has one for it, else to the ways that its page
 * offers. Undefined if nobody knows where it is, be it only in which town: then its page has no map.
 */
export function directionsTo(
  id: PlanKey,
  { title, path, position, location, isInTown }: Omit<PlanFacts, 'key'>,
  userAgent: string,
): string | undefined {
  if (position && answersGeo(userAgent)) return geoLink({ title, position });
  const hasPage = isKeyOf('a', id) || isKeyOf('e', id);
  return hasPage && (position || (isInTown && isAddress(location))) ? `${path}#where` : undefined;
}

/** Some streets have no numbers, but their town is named, too. */
function isAddress(location: string | undefined): location is string {
  return location !== undefined && /\d.*,|,.*, TX\b/.test(location);
}
