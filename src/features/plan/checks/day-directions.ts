import { answersGeo, geoLink, type MapLink } from '../../places/directions.ts';
import { isKeyOf, type PlanDay } from '../../saving/plan.ts';
import type { PlanKey } from '../../saving/plan-key.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';

/** The most waypoints that a Google Maps link can carry. */
const MOST_WAYPOINTS = 9;

/**
 * Links to the day's route in maps apps, from the current location: by address if known, else by
 * coordinates. Empty if no stop can be located. Apple's multi-stop URLs need iOS 18.4 or macOS 15.4;
 * older versions just open a map. Google, which would drop stops, is left out for long days.
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
 * Directions to one stop: a geo: link where the device has an app for it, else the `#where` of its page.
 * Undefined if its page has no map, or if neither its position nor its address is known.
 */
export function directionsTo(
  id: PlanKey,
  { title, path, position, location, isVague }: Omit<PlanFacts, 'key'>,
  userAgent: string,
): string | undefined {
  const address = isVague && isAddress(location) ? location : undefined;
  if (position && answersGeo(userAgent))
    return geoLink({
      title,
      position: { ...position, isApproximate: isVague },
      visit: { address },
    });
  const hasPage = isKeyOf('a', id) || isKeyOf('e', id);
  return hasPage && (position || address) ? `${path}#where` : undefined;
}

/** Some addresses have no house number, but then they name the town. */
function isAddress(location: string | undefined): location is string {
  return location !== undefined && /\d.*,|,.*, TX\b/.test(location);
}
