import type { DayContent } from '../../model/content/day-content.ts';
import type { Position } from '../../model/distance.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { paths } from '../../model/paths.ts';
import { ROADS } from '../../model/roads/roads.ts';
import { durationInWords } from '../../model/roads/roads-in-words.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { clearNames } from '../map/places/clear-names.ts';
import { groundFor } from '../map/places/ground-maps.ts';
import { isOnMap, type Point, project, UNITS_PER_MILE } from '../map/places/projection.ts';
import { routeView } from '../map/places/route-view.ts';
import { locate, townPositions } from '../places/locate.server.ts';
import { eventsInTown, nearbyPlaces } from '../places/nearby.server.ts';
import { placeIndex } from '../places/place-index.server.ts';
import type { CabinDetails, CabinEntry, CabinMapView, TownByRoad } from './cabin.ts';

/** Half a mile is about 1/120 of a degree. */
const PARTS_OF_A_DEGREE = 120;

/** The shape on a phone, where the names must be legible. */
const SHAPE = { aspect: 2.4, units: 40 };

/** The most detailed drawing has hills only around Wimberley. */
const REGION = 40 * UNITS_PER_MILE;

/** More towns would make it a distance table. */
const MOST_TOWNS = 6;

/** What the guide knows about a real cabin's location; an example has none, and no rules. */
export function whereCabinIs(
  content: DayContent,
  cabin: CabinEntry,
): Pick<CabinDetails, 'around' | 'map' | 'towns' | 'nights'> {
  if (cabin.example) return {};
  const { minimumNights: nights } = wordsOf(content.words, 'seasons');
  const place = around(content, cabin);
  const towns = townsByRoad(cabin.town);
  return {
    around: place,
    towns,
    map: place?.position && mapView(content, place.position, towns),
    ...(cabin.minimumNights === undefined && { nights }),
  };
}

function around(content: DayContent, cabin: CabinEntry): CabinDetails['around'] {
  const visit = { ...publicPosition(cabin), ...(cabin.town && { town: cabin.town }) };
  const place = locate({ visit }, townPositions(content));
  const index = placeIndex(content);
  const link = { kind: 'activity', slug: '', title: cabin.name } as const;
  const here = { ...place, path: paths.cabin(slugOf(cabin)), link };
  const events = eventsInTown(index, here);
  return {
    ...place,
    events,
    isTownsEvents: true,
    nearby: nearbyPlaces(index, here, events),
    posts: [],
  };
}

/** Rounded to about half a mile: guests learn the exact place when they book. */
function publicPosition({ latitude, longitude }: CabinEntry): Partial<Position> {
  if (latitude === undefined || longitude === undefined) return {};
  const round = (degrees: number) => Math.round(degrees * PARTS_OF_A_DEGREE) / PARTS_OF_A_DEGREE;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** The closest towns in the road table; no estimates. */
function townsByRoad(from: string | undefined): TownByRoad[] {
  return ROADS.flatMap((road) => {
    const { minutes } = road;
    if (minutes === undefined) return [];
    if (road.from === from) return [{ town: road.to, minutes }];
    return road.to === from ? [{ town: road.from, minutes }] : [];
  })
    .sort((one, other) => one.minutes[0] - other.minutes[0])
    .slice(0, MOST_TOWNS)
    .map(({ town, minutes }) => ({ town, time: durationInWords(minutes) }));
}

function mapView(
  content: DayContent,
  { latitude, longitude }: Position,
  next: readonly TownByRoad[],
): CabinMapView | undefined {
  const pin = rounded(project(longitude, latitude));
  if (!isOnMap(pin)) return undefined;
  const towns = [...townPositions(content)].map(([name, at]) => ({
    name,
    ...rounded(project(at.longitude, at.latitude)),
  }));
  const isNext = ({ name }: { name: string }) => next.some(({ town }) => town === name);
  const nextTowns = towns.filter(isNext);
  const { frame, box, unit } = routeView([pin, ...nextTowns], SHAPE);
  const readable = clearNames([...nextTowns, ...towns], frame, unit / 2);
  const { drawing } = groundFor(Math.max(frame.width, REGION));
  return { drawing, box, unit, pin, towns: readable };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
