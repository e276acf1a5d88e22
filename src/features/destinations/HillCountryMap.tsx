import { useQuery } from '@tanstack/react-query';
import { paths } from '../../model/paths.ts';
import { townPageSlug } from '../../model/towns.ts';
import { MapSection } from '../map/MapSection.tsx';
import type { MapWords } from '../map/map-words-schema.ts';
import type { MapTown } from '../map/places/map-stops.ts';
import type { Destination } from './destination.ts';
import { destinationsQuery } from './destination-queries.ts';

/** All destinations on a map; renders nothing until some have coordinates (decision 20). */
export function HillCountryMap({ words }: { words: MapWords }) {
  const { data = [] } = useQuery(destinationsQuery);
  const towns = data.flatMap(mapTown);
  if (towns.length === 0) return null;
  return <MapSection words={words} towns={towns} />;
}

function mapTown({ id, name, latitude, longitude }: Destination): MapTown[] {
  if (latitude === undefined || longitude === undefined) return [];
  const slug = townPageSlug(name);
  return [
    {
      name,
      latitude,
      longitude,
      href: slug === undefined ? `#destination-${id}` : paths.destination(slug),
    },
  ];
}
