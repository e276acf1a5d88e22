import type { PlanDay } from '../../saving/plan.ts';
import type { FactsByKey } from '../plan-facts.ts';

/**
 * The day's stops in order for a maps program, from wherever one is: by address if it's known, else by
 * coordinates. Undefined if nobody knows where any of them is.
 */
export function dayDirections({ items }: PlanDay, facts: FactsByKey): string | undefined {
  const stops = items.flatMap(({ key }) => {
    const { location, position } = facts.get(key) ?? {};
    if (!position) return [];
    const isAddress = location !== undefined && /\d.*,/.test(location);
    return isAddress ? location : `${position.latitude},${position.longitude}`;
  });
  const [last, ...before] = stops.reverse();
  if (last === undefined) return undefined;
  const way = new URLSearchParams({ api: '1', destination: last });
  if (before.length > 0) way.set('waypoints', before.reverse().join('|'));
  return `https://www.google.com/maps/dir/?${way}`;
}
