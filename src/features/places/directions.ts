import type { Position } from '../../model/distance.ts';
import type { ActivityDetails, EventDetails, PlacePosition } from './place.ts';

type DirectedPlace = Pick<
  ActivityDetails | EventDetails,
  'title' | 'location' | 'town' | 'position' | 'visit'
>;

type Vagueness = Partial<Pick<PlacePosition, 'isTown' | 'isApproximate'>>;

interface PinnedPlace {
  title: string;
  position?: (Position & Vagueness) | undefined;
  visit?: { address?: string | undefined } | undefined;
}

export interface MapLink {
  name: string;
  link: string;
}

/** True if nobody knows where exactly the place is. */
export function isVague({ isTown, isApproximate }: Vagueness = {}): boolean {
  return isTown === true || isApproximate === true;
}

/** The search text for map apps: venue and address, else the town, else the coordinates. */
export function destinationOf({
  location,
  town,
  position,
  visit,
}: DirectedPlace): string | undefined {
  if (!position) return undefined;
  const { latitude, longitude, isTown } = position;
  const address = visit?.address;
  const isNamed = location !== undefined && address !== undefined && !/\d|, TX/.test(location);
  const venue = isNamed && !address.includes(location) ? [location] : [];
  if (address !== undefined) return [...venue, address].join(', ');
  return isTown && town !== undefined ? `${town}, Texas` : `${latitude},${longitude}`;
}

/** Links to web maps of the place; nothing is loaded from them. */
export function mapServices(place: DirectedPlace): MapLink[] {
  const destination = destinationOf(place);
  if (destination === undefined || !place.position) return [];
  const { latitude, longitude } = place.position;
  const target = encodeURIComponent(destination);
  const openStreetMap = isVague(place.position)
    ? `search?query=${target}`
    : `?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
  return [
    { name: 'Google Maps', link: `https://www.google.com/maps/dir/?api=1&destination=${target}` },
    { name: 'Apple Maps', link: `https://maps.apple.com/?daddr=${target}` },
    { name: 'OpenStreetMap', link: `https://www.openstreetmap.org/${openStreetMap}` },
  ];
}

/**
 * A `geo:` link with the name on the pin. Without an exact position, it searches for the
 * address. Undefined without a position.
 */
export function geoLink({ title, position, visit }: PinnedPlace): string | undefined {
  if (!position) return undefined;
  if (isVague(position) && visit?.address !== undefined)
    return `geo:0,0?q=${encodeURIComponent(visit.address)}`;
  const point = `${position.latitude},${position.longitude}`;
  const label = encodeURIComponent(title).replace(/[()]/g, (sign) =>
    sign === '(' ? '%28' : '%29',
  );
  return `geo:${point}?q=${point}(${label})`;
}

/** Android opens `geo:`; desktops ignore it, and iOS reports an invalid address. */
export function answersGeo(userAgent: string): boolean {
  return /\bAndroid\b/.test(userAgent);
}
