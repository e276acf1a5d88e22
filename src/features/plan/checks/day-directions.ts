import type { MapLink } from '../../places/directions.ts';
import type { PlanDay } from '../../saving/plan.ts';
import type { FactsByKey } from '../plan-facts.ts';

/**
 * The day's stops in order for maps programs, from wherever one is: by address if it's known, else by
 * coordinates. None if nobody knows where any of them is. Apple's addresses with several stops are
 * those of iOS 18.4 and macOS 15.4 on; before, they open a map.
 */
export function dayDirections({ items }: PlanDay, facts: FactsByKey): MapLink[] {
  const stops = items.flatMap(({ key }) => {
    const { location, position } = facts.get(key) ?? {};
    if (!position) return [];
    const isAddress = location !== undefined && /\d.*,/.test(location);
    return isAddress ? location : `${position.latitude},${position.longitude}`;
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
    { name: 'Google Maps', link: `https://www.google.com/maps/dir/?${google}` },
    { name: 'Apple Maps', link: `https://maps.apple.com/directions?${apple}` },
  ];
}
