import { milesBetween } from '../../model/distance.ts';
import { paths } from '../../model/paths.ts';
import { picked } from '../../model/picked.ts';
import { isVague } from './directions.ts';
import type { NearbyPlace, PlaceEvent } from './place.ts';
import type { IndexedEvent, IndexedPlace, PlaceIndex } from './place-index.server.ts';

const MOST_PLACES = 6;
const MOST_EVENTS = 4;
const EVENT_FIELDS = [
  ...(['date', 'startDate', 'endDate', 'usual'] as const),
  ...(['firstDate', 'lastDate', 'status', 'statusNote'] as const),
] as const;

/** Events within this many miles of a place count as being there. */
const THERE = 1;

/** The closest places in a straight line, except these events, and without repeating a picture. */
export function nearbyPlaces(
  { present }: PlaceIndex,
  here: IndexedPlace,
  shown: readonly PlaceEvent[],
): NearbyPlace[] {
  const others = new Set([here.path, ...shown.map(({ slug }) => paths.event(slug))]);
  const byDistance = present
    .filter(({ path }) => !others.has(path))
    .map((place) => ({ ...place, miles: milesApart(place, here) }))
    .filter(({ miles }) => Number.isFinite(miles))
    .sort((one, other) => one.miles - other.miles);
  const pictures = new Set([here.link.imageUrl]);
  const found: NearbyPlace[] = [];
  for (const { link, miles, ...place } of byDistance) {
    if (found.length === MOST_PLACES) break;
    if (link.imageUrl !== undefined && pictures.has(link.imageUrl)) continue;
    pictures.add(link.imageUrl);
    const inTown = link.kind === 'destination' || areExact(place, here) ? undefined : place.town;
    found.push({ ...link, miles: Math.round(miles), ...(inTown !== undefined && { inTown }) });
  }
  return found;
}

/** The next events at a place: within a mile, at its address, or naming it in their text. */
export function eventsAtPlace({ upcoming }: PlaceIndex, here: IndexedPlace): PlaceEvent[] {
  return firstEvents(upcoming.filter((other) => other.path !== here.path && isThere(other, here)));
}

/** The next events in the same town. */
export function eventsInTown({ upcoming }: PlaceIndex, { path, town }: IndexedPlace): PlaceEvent[] {
  if (town === undefined) return [];
  return firstEvents(upcoming.filter((other) => other.path !== path && other.town === town));
}

/** Replacements for an event that's over: the next ones, its category first. */
export function replacementEvents({ upcoming }: PlaceIndex, { event }: IndexedEvent): PlaceEvent[] {
  const isAlike = (other: IndexedEvent) => other.event.category === event.category;
  const unlike = upcoming.filter((other) => !isAlike(other));
  return firstEvents([...upcoming.filter(isAlike), ...unlike]);
}

function isThere({ event, ...place }: IndexedEvent, here: IndexedPlace): boolean {
  const { title, location, description } = event;
  return (
    (areExact(place, here) && milesApart(place, here) <= THERE) ||
    (here.address !== undefined && place.address === here.address) ||
    [title, location, description].some((words) => words.includes(here.link.title))
  );
}

type Positioned = Pick<IndexedPlace, 'position'>;

function areExact(...places: readonly Positioned[]): boolean {
  return !places.some(({ position }) => isVague(position));
}

function milesApart({ position: from }: Positioned, { position: to }: Positioned): number {
  return from && to ? milesBetween(from, to) : Number.POSITIVE_INFINITY;
}

function firstEvents(events: readonly IndexedEvent[]): PlaceEvent[] {
  return events
    .slice(0, MOST_EVENTS)
    .map(({ link, event }) => ({ ...link, ...picked(event, EVENT_FIELDS) }));
}
