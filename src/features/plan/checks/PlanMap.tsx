import { replaceEqualDeep } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useWords } from '../../../site/words/words-context.ts';
import { WayWhenNear } from '../../map/WayWhenNear.tsx';
import type { PlanDay } from '../../saving/plan.ts';
import type { FactsByKey } from '../plan-facts.ts';
import { pinId, placeOf } from './places-on-map.ts';

/** The plan's days on the guide's map; each pin and its row link to each other by number. */
export function PlanMap({ days, facts }: { days: readonly PlanDay[]; facts: FactsByKey }) {
  const words = useWords('plan-days');
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<ReturnType<typeof waysOf>>([]);
  before.current = replaceEqualDeep(before.current, waysOf(days, facts));
  // Deferred, so that the row that was touched paints first.
  const ways = useDeferredValue(before.current);
  useEffect(() => {
    // Until the map has loaded there is no pin to scroll to.
    const follow = () => {
      const id = location.hash.slice(1);
      if (id.startsWith(pinId('')) && !document.getElementById(id)) place.current?.scrollIntoView();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (ways.every((stops) => stops.length === 0)) return null;
  return (
    <div ref={place}>
      <WayWhenNear days={ways} label={words.map} />
    </div>
  );
}

function waysOf(days: readonly PlanDay[], facts: FactsByKey) {
  return days
    .filter(({ day }) => day !== undefined)
    .map(({ items }) =>
      items.flatMap(({ key }) => {
        const place = placeOf(key, facts);
        if (!place) return [];
        return { ...place, id: pinId(key), title: facts.get(key)?.title, link: `#${key}` };
      }),
    );
}
