import { useQuery } from '@tanstack/react-query';
import { CABINS_TOWN, roadBetween } from '../../model/roads/roads.ts';
import { durationInWords } from '../../model/roads/roads-in-words.ts';
import { unbroken } from '../../model/unbroken.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { CabinSummary } from '../cabins/cabin.ts';
import { cabinQuery } from '../cabins/cabin-queries.ts';

interface FromCabinProps {
  cabin: string;
  place: { town?: string | undefined; visit?: Visit | undefined };
}

/** "About 40 min from Wimberley, near Juniper."; renders nothing if the time is unknown or the cabin is gone. */
export function FromCabin({ cabin: slug, place }: FromCabinProps) {
  const { data: cabin } = useQuery(cabinQuery(slug));
  const { name, town, example } = (cabin ?? {}) as Partial<CabinSummary>;
  if (!town || example) return null;
  const minutes = minutesFrom(town, place);
  return (
    minutes && <p>{unbroken(`About ${durationInWords(minutes)} from ${town}, near ${name}.`)}</p>
  );
}

/** The entry's own minutes are from the cabins' town; other towns use the road table. */
function minutesFrom(from: string, { town, visit }: FromCabinProps['place']) {
  const stated = visit?.roadMinutes;
  if (stated !== undefined && from === CABINS_TOWN) return [stated, stated] as const;
  return town === undefined ? undefined : roadBetween(from, town)?.minutes;
}
