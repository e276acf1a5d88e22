import type { Event as EventData, Place } from 'schema-dts';
import { dayOf, dayParts, dayText } from '../../../model/day/civil-day.ts';
import { texasTime } from '../../../model/day/texas-time.ts';
import type { DayContent } from '../../../model/day-content.ts';
import type { Event } from '../../../model/event/event.ts';
import { eventPoster } from '../../../model/event-posters.ts';
import { isHttpsUrl } from '../../../model/text.ts';
import { occurrences } from '../../../model/when/occurrences.ts';
import type { Occurrence, Schedule } from '../../../model/when/schedule.ts';
import { itemList } from '../../metadata/item-list.server.ts';
import { pictureAddress } from '../../metadata/picture-address.server.ts';
import { DEFAULT_SHARE_NAME } from '../../metadata/share-names.ts';
import type { PageThings } from '../../metadata/structured-page.ts';

/** How far ahead search engines are told. */
const MONTHS = 12;

/**
 * The list, and one Event for each announced occurrence of the next 12 months. Days that are only
 * known as text, or only usual, have none (decision 6).
 */
export const eventsThings: PageThings = ({ content, siteUrl }) => [
  itemList(content.events.map(({ title }) => title)),
  ...announced(content).map(({ event, occurrence }) => eventData(event, occurrence, siteUrl)),
];

/** The announced occurrences, event by event in the order of the page. */
function announced({ events, scheduled, day: today }: DayContent) {
  const schedules = new Map<number, Schedule>(scheduled.map(({ id, schedule }) => [id, schedule]));
  const { year, month, day } = dayParts(today);
  const last = dayOf(year, month + MONTHS, day);
  return events.flatMap((event) =>
    occurrences(schedules.get(event.id) ?? [], today, last)
      .filter(({ usual }) => !usual)
      .map((occurrence) => ({ event, occurrence })),
  );
}

function eventData(event: Event, occurrence: Occurrence, siteUrl: string): EventData {
  const { title, description, category, location, imageUrl, link } = event;
  const poster = `/share/${eventPoster(category) ?? DEFAULT_SHARE_NAME}.jpg`;
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: startOf(occurrence),
    ...endOf(occurrence),
    eventStatus: 'https://schema.org/EventScheduled',
    location: placeData(location),
    image: pictureAddress(imageUrl ?? poster, siteUrl),
    ...(link !== undefined && isHttpsUrl(link) && { url: link }),
  };
}

function startOf({ start, starts }: Occurrence): string {
  return starts === undefined ? dayText(start) : texasTime(start, starts);
}

/** Nothing if it starts and ends on one day, and only the start has an hour. */
function endOf({ start, end, starts, ends }: Occurrence): { endDate?: string } {
  if (ends === undefined)
    return starts !== undefined && start === end ? {} : { endDate: dayText(end) };
  const isAfterMidnight = start === end && starts !== undefined && ends < starts;
  return { endDate: texasTime(isAfterMidnight ? end + 1 : end, ends) };
}

function placeData(location: string): Place {
  const town = townIn(location);
  return {
    '@type': 'Place',
    name: location,
    address: {
      '@type': 'PostalAddress',
      ...(town !== undefined && { addressLocality: town }),
      addressRegion: 'TX',
      addressCountry: 'US',
    },
  };
}

/** The town after the last comma: "Zilker Park, Austin". A part with a number is a road. */
function townIn(location: string): string | undefined {
  const parts = location.split(',').map((part) => part.trim());
  const [, ...others] = parts.filter((part) => part !== 'TX' && part !== 'Texas');
  const town = others.at(-1);
  return town && !/\d/.test(town) ? town : undefined;
}
