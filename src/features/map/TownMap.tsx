import { milesBetween, WIMBERLEY } from '../../model/distance.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { MapSection } from './MapSection.tsx';
import { fixedTowns } from './places/fixed-towns.ts';
import type { MapTown } from './places/map-stops.ts';

/** The map with one of the four towns marked. Uses fixed towns, because a town's page fetches nothing. */
export function TownMap({ town }: { town: string }) {
  const { map } = useWords('town');
  const here = fixedTowns.find(({ name }) => name === town);
  if (!here) return null;
  const miles = Math.round(milesBetween(WIMBERLEY, here));
  return (
    <MapSection
      key={town}
      words={{
        ...map,
        heading: fillText(map.heading, { town }),
        intro: fillText(map.intro, { miles: String(miles) }),
      }}
      towns={fixedTowns.map((place) => (place === here ? withoutLink(place) : place))}
    />
  );
}

function withoutLink({ name, latitude, longitude }: MapTown): MapTown {
  return { name, latitude, longitude };
}
