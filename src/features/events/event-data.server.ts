import type {
  Event as EventData,
  EventStatusType,
  GeoCoordinates,
  Place,
  PostalAddress,
} from 'schema-dts';
import type { DayContent } from '../../model/content/day-content.ts';
import { type CivilDay, dayOf, dayParts, dayText } from '../../model/day/civil-day.ts';
import { texasTime } from '../../model/day/texas-time.ts';
import { townIn } from '../../model/location-town.ts';
import { isHttpsUrl } from '../../model/text.ts';
import type { Visit } from '../../model/visit/visit.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import type { Occurrence } from '../../model/when/shapes/schedule.ts';
import { pictureAddress } from '../../site/metadata/picture-address.server.ts';
import type { DatedEvent } from './event.ts';
import { eventPicture } from './event-posters.ts';
import { isToBeAnnounced } from './status-words.ts';

const MONTHS = 12;

/** A schema.org Event for each announced occurrence in the next 12 months, grouped by event (decision 6). */
export function announcedEvents(
  events: readonly DatedEvent[],
  { scheduled, day: today, destinations }: Pick<DayContent, 'scheduled' | 'day' | 'destinations'>,
  siteUrl: string,
): EventData[] {
  const towns = new Set(destinations.map(({ name }) => name));
  const schedules = new Map(scheduled.map(({ id, schedule }) => [id, schedule]));
  const { year, month, day } = dayParts(today);
  const last = dayOf(year, month + MONTHS, day);
  return events.flatMap((event) =>
    occurrences(schedules.get(event.id) ?? [], today, last)
      .filter(({ usual }) => !usual)
      .map((occurrence) => ({
        ...eventData(event, occurrence, siteUrl),
        location: placeData(withPlace(event, occurrence.change?.location), towns),
      })),
  );
}

/** "16710 Ranch Road 965, Fredericksburg, TX 78624", optionally with ZIP+4 and the country. */
const ADDRESS =
  /^(.+), ([^,]+), (?:TX|Texas)(?: (\d{5})(?:-\d{4})?)?(?:, (?:USA?|United States))?$/i;

/** The visit's address split into its parts, or else just the town and state. */
export function postalAddress({ address = '', town: known }: Visit, town = known): PostalAddress {
  const [, street, locality, postalCode] = ADDRESS.exec(address) ?? [];
  return {
    '@type': 'PostalAddress',
    ...(street !== undefined && { streetAddress: street }),
    ...((locality ?? town) !== undefined && { addressLocality: locality ?? town }),
    addressRegion: 'TX',
    ...(postalCode !== undefined && { postalCode }),
    addressCountry: 'US',
  };
}

/** The visit's coordinates, if it has exact ones. */
export function geoOf({ latitude, longitude, approximate }: Visit): GeoCoordinates | undefined {
  if (latitude === undefined || longitude === undefined || approximate) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function eventData(event: DatedEvent, occurrence: Occurrence, siteUrl: string): EventData {
  const { title, description, link } = event;
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: startOf(occurrence),
    ...endOf(occurrence),
    ...statusData(occurrence),
    image: pictureAddress(eventPicture(event).imageUrl, siteUrl),
    ...(link !== undefined && isHttpsUrl(link) && { url: link }),
  };
}

/** The event's status (decision 47); a moved date or time includes the previous one. */
function statusData({ start, change }: Occurrence): {
  eventStatus: EventStatusType;
  previousStartDate?: string;
} {
  if (change?.is === 'canceled') return { eventStatus: 'https://schema.org/EventCancelled' };
  if (change && isToBeAnnounced(change))
    return { eventStatus: 'https://schema.org/EventPostponed' };
  if (change?.days === undefined && change?.newHours === undefined)
    return { eventStatus: 'https://schema.org/EventScheduled' };
  const before = { start: start - (change.days ?? 0), starts: change.hours.starts };
  return {
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: startOf(before),
  };
}

/** The visit's address doesn't apply at another location. */
function withPlace(event: DatedEvent, location = event.location): DatedEvent {
  if (location === event.location) return event;
  const { visit: _, ...elsewhere } = event;
  return { ...elsewhere, location };
}

function startOf({ start, starts }: { start: CivilDay; starts?: string | undefined }): string {
  return starts === undefined ? dayText(start) : texasTime(start, starts);
}

/** No end if it's a single day with only a start time. The hours of a run of days apply to each (decision 39). */
function endOf({ start, end, starts, ends }: Occurrence): { endDate?: string } {
  if (ends === undefined)
    return starts !== undefined && start === end ? {} : { endDate: dayText(end) };
  const isAfterMidnight = starts !== undefined && ends < starts;
  return { endDate: texasTime(isAfterMidnight ? end + 1 : end, ends) };
}

function placeData({ location, visit = {} }: DatedEvent, towns: ReadonlySet<string>): Place {
  const geo = geoOf(visit);
  return {
    '@type': 'Place',
    name: location,
    address: postalAddress(visit, visit.town ?? townIn(location, towns)),
    ...(geo && { geo }),
  };
}
