import { milesBetween } from '../../model/distance.ts';
import { paths } from '../../model/paths.ts';
import { picked } from '../../model/picked.ts';
import type { NearbyPlace, PlaceEvent } from './place.ts';
import type { IndexedEvent, IndexedPlace, PlaceIndex } from './place-index.server.ts';

const MOST_PLACES = 6;
const MOST_EVENTS = 4;
const EVENT_FIELDS = ['date', 'startDate', 'endDate', 'usual', 'status', 'statusNote'] as const;

/** What takes place within this many miles of a place takes place there. */
const THERE = 1;

/** The closest places by straight line, without these events and without a picture twice. */
export function nearbyPlaces(
  { present }: PlaceIndex,
  here: IndexedPlace,
  shown: readonly PlaceEvent[],
): NearbyPlace[] {
  const others = new Set([here.path, ...shown.map(({ slug }) => paths.event(slug))]);
  const byDistance = present
    .filter(({ path }) => !others.has(path))
    .map(({ link, ...place }) => ({ link, miles: milesApart(place, here) }))
    .filter(({ miles }) => Number.isFinite(miles))
    .sort((one, other) => one.miles - other.miles);
  const pictures = new Set([here.link.imageUrl]);
  const found: NearbyPlace[] = [];
  for (const { link, miles } of byDistance) {
    if (found.length === MOST_PLACES) break;
    if (link.imageUrl !== undefined && pictures.has(link.imageUrl)) continue;
    pictures.add(link.imageUrl);
    found.push({ ...link, miles: Math.round(miles) });
  }
  return found;
}

/** What is on next: events within a mile and those whose words name the place. */
export function eventsAtPlace({ upcoming }: PlaceIndex, here: IndexedPlace): PlaceEvent[] {
  return firstEvents(upcoming.filter((other) => other.path !== here.path && isThere(other, here)));
}

/** What is on next in the same town. */
export function eventsInTown({ upcoming }: PlaceIndex, { path, town }: IndexedPlace): PlaceEvent[] {
  if (town === undefined) return [];
  return firstEvents(upcoming.filter((other) => other.path !== path && other.town === town));
}

/** What comes instead of an event that is over: the next ones, those of its category first. */
export function replacementEvents({ upcoming }: PlaceIndex, { event }: IndexedEvent): PlaceEvent[] {
  const isAlike = (other: IndexedEvent) => other.event.category === event.category;
  const unlike = upcoming.filter((other) => !isAlike(other));
  return firstEvents([...upcoming.filter(isAlike), ...unlike]);
}

function isThere({ event, ...place }: IndexedEvent, here: IndexedPlace): boolean {
  const isExact = !place.position?.isTown && !here.position?.isTown;
  const { title, location, description } = event;
  return (
    (isExact && milesApart(place, here) <= THERE) ||
    [title, location, description].some((words) => words.includes(here.link.title))
  );
}

/** Infinite if one of the two positions isn't known. */
function milesApart(
  { position: from }: Pick<IndexedPlace, 'position'>,
  { position: to }: Pick<IndexedPlace, 'position'>,
): number {
  return from && to ? milesBetween(from, to) : Number.POSITIVE_INFINITY;
}

function firstEvents(events: readonly IndexedEvent[]): PlaceEvent[] {
  return events
    .slice(0, MOST_EVENTS)
    .map(({ link, event }) => ({ ...link, ...picked(event, EVENT_FIELDS) }));
}
