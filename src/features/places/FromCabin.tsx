import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../model/paths.ts';
import { durationInWords } from '../../model/roads/road-minutes.ts';
import { CABINS_TOWN, roadBetween } from '../../model/roads/roads.ts';
import { readAny } from '../../site/data/api-shapes.ts';
import { fetchAnyJson } from '../../site/data/fetch-json.ts';
import { pathQuery } from '../../site/data/path-query.ts';
import type { PlaceDetails } from './place.ts';

interface FromCabinProps {
  /** The slug of the cabin that the visitor chose. */
  cabin: string;
  place: Pick<PlaceDetails, 'town' | 'visit'>;
}

/** "About 40 min from Wimberley, near Juniper."; nothing if nobody states it, or the cabin is gone. */
export function FromCabin({ cabin: slug, place }: FromCabinProps) {
  const { data } = useQuery(pathQuery(apiPaths.cabin(slug), fetchAnyJson, readAny));
  const { name, town, example } = (data ?? {}) as { [field: string]: string | undefined };
  if (!name || !town || example) return null;
  const minutes = minutesFrom(town, place);
  return minutes && <p>{`About ${durationInWords(minutes)} from ${town}, near ${name}.`}</p>;
}

/** By the entry's own minutes, which start where the cabins are, or by the table of roads. */
function minutesFrom(from: string, { town, visit }: FromCabinProps['place']) {
  const stated = visit?.roadMinutes;
  if (stated !== undefined && from === CABINS_TOWN) return [stated, stated] as const;
  return town === undefined ? undefined : roadBetween(from, town)?.minutes;
}
