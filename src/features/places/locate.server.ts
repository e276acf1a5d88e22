import type { DayContent } from '../../model/content/day-content.ts';
import { milesBetween, type Position, WIMBERLEY } from '../../model/distance.ts';
import { townIn } from '../../model/location-town.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { PlacePosition } from './place.ts';

export type TownPositions = ReadonlyMap<string, Position>;

interface Placed {
  location?: string | undefined;
  visit?: Visit | undefined;
}

export interface EntryLocation {
  town: string | undefined;
  address?: string | undefined;
  position: PlacePosition | undefined;
}

/** The destinations that have a position, by name. */
export function townPositions({ destinations }: DayContent): TownPositions {
  return new Map(
    destinations.flatMap(({ name, latitude, longitude }) =>
      latitude === undefined || longitude === undefined ? [] : [[name, { latitude, longitude }]],
    ),
  );
}

/** The town named by the visit or the location text; the visit's coordinates, or else the town's. */
export function locate({ location = '', visit = {} }: Placed, towns: TownPositions): EntryLocation {
  const town = visit.town ?? townIn(location, towns);
  const { latitude, longitude, approximate, address } = visit;
  if (latitude !== undefined && longitude !== undefined)
    return {
      town,
      address,
      position: { ...positionAt({ latitude, longitude }), isApproximate: approximate || undefined },
    };
  const ofTown = town === undefined ? undefined : towns.get(town);
  return { town, address, position: ofTown && { ...positionAt(ofTown), isTown: true } };
}

/** Adds the distance to the cabins. */
export function positionAt({ latitude, longitude }: Position): PlacePosition {
  const miles = Math.round(milesBetween(WIMBERLEY, { latitude, longitude }));
  return { latitude, longitude, miles };
}
