import { apiPaths } from '../../model/paths.ts';
import { daysFields, each, id, optionalText, rowOf, text } from '../../site/data/api-shapes.ts';
import { listQuery } from '../../site/data/path-query.ts';
import type { Event } from './event.ts';
import { HOME_EVENTS } from './home-events.ts';

/** Cards of events show no picture. */
export const readEvent = rowOf<Omit<Event, 'imageUrl' | 'imageAlt' | 'image'>>(
  { id, ...each(text, 'title', 'description', 'category', 'date', 'time', 'location') },
  { ...each(optionalText, 'link', 'slug'), ...daysFields },
);

export const eventsQuery = listQuery(apiPaths.events, readEvent);

/** Only the next ones, which are all that pages show: HTML shouldn't grow with each of them. */
export const featuredEventsQuery = listQuery(apiPaths.featuredEvents, readEvent, HOME_EVENTS);
