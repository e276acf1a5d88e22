import type { DayContent } from '../../model/content/day-content.ts';
import { apiPaths } from '../../model/paths.ts';
import { picked } from '../../model/picked.ts';
import { CABINS_TOWN, roadBetween } from '../../model/roads/roads.ts';
import { durationInWords } from '../../model/roads/roads-in-words.ts';
import { withoutAdvice } from '../../model/visit/old-facts.ts';
import type { Visit } from '../../model/visit/visit.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { eventPicture } from '../events/event-posters.ts';
import { statedDays } from './event-days.server.ts';
import { eventsAtPlace, eventsInTown, nearbyPlaces, replacementEvents } from './nearby.server.ts';
import { activityShare, eventShare } from './pictured-place.server.ts';
import type { ActivityDetails, EventDetails, PlaceDetails } from './place.ts';
import { type IndexedPlace, type PlaceIndex, placeIndex } from './place-index.server.ts';
import { placeMap } from './place-map.server.ts';

const MOST_POSTS = 4;

/** The answer of `/api/activities/{slug}` (decisions 32 and 42); undefined for an unknown slug. */
export function activityDetails(content: DayContent, slug: string): ActivityDetails | undefined {
  const index = placeIndex(content);
  const place = index.activities.get(slug);
  if (!place) return undefined;
  const { featured: _, formerly: __, ...activity } = place.activity;
  return {
    ...activity,
    ...placeDetails(content, place, eventsAt(index, place)),
    ...factsOf(activity),
    share: activityShare(place.activity),
  };
}

/** The answer of `/api/events/{slug}`, including past events; undefined for an unknown slug. */
export function eventDetails(content: DayContent, slug: string): EventDetails | undefined {
  const index = placeIndex(content);
  const place = index.events.get(slug);
  if (!place) return undefined;
  const { featured: _, formerly: __, ...event } = place.event;
  const others = place.isOver
    ? { events: replacementEvents(index, place), isOver: true as const }
    : eventsAt(index, place);
  return {
    ...event,
    ...eventPicture(place.event),
    ...placeDetails(content, place, others),
    ...factsOf(event),
    share: eventShare(place.event),
    days: statedDays(index.schedules.get(event.id) ?? [], content.day),
  };
}

function eventsAt(
  index: PlaceIndex,
  place: IndexedPlace,
): Pick<PlaceDetails, 'events' | 'isTownsEvents'> {
  const events = eventsAtPlace(index, place);
  if (events.length > 0) return { events };
  return { events: eventsInTown(index, place), isTownsEvents: true };
}

function placeDetails<Others extends Pick<PlaceDetails, 'events'>>(
  content: DayContent,
  place: IndexedPlace,
  others: Others,
) {
  const { path, link, town, position } = place;
  const index = placeIndex(content);
  const posts = index.posts.get(path) ?? [];
  return {
    ...others,
    slug: link.slug,
    town,
    drive: town === undefined ? undefined : driveTo(town),
    position,
    map: position && placeMap(position, wordsOf(content.words, 'place').where.cabins),
    nearby: nearbyPlaces(index, place, others.events),
    posts: posts
      .slice(0, MOST_POSTS)
      .map((post) => picked(post, ['id', 'title', 'imageUrl', 'imageAlt', 'image'])),
  };
}

function driveTo(town: string): string | undefined {
  const minutes = roadBetween(CABINS_TOWN, town)?.minutes;
  return minutes && durationInWords(minutes);
}

/** A visit's facts, and whether some are unchecked: then without advice, which the card's footer gives. */
function factsOf({
  visit,
}: {
  visit?: Visit | undefined;
}): Pick<PlaceDetails, 'visit' | 'isUnchecked'> {
  if (visit === undefined) return {};
  const { isUnchecked, planning: _, ...facts } = visit;
  if (!isUnchecked) return { visit: facts };
  const { price, hours, asOf = {} } = facts;
  const years = Object.entries(asOf).map(([name, words]) => [name, words && withoutAdvice(words)]);
  return {
    visit: {
      ...facts,
      ...(price && { price: withoutAdvice(price) }),
      ...(hours && { hours: withoutAdvice(hours) }),
      ...(facts.asOf && { asOf: Object.fromEntries(years) }),
    },
    isUnchecked,
  };
}

export const placesApi: ApiRows = {
  details: { [apiPaths.activities]: activityDetails, [apiPaths.events]: eventDetails },
};
