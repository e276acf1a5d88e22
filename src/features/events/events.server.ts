import { itemList } from '../../site/metadata/item-list.server.ts';
import type { PageThings } from '../../site/metadata/structured-page.ts';
import { announcedEvents } from './event-data.server.ts';

/**
 * The list, and one Event for each announced occurrence of the next 12 months. Address and
 * coordinates are on its own page.
 */
export const eventsThings: PageThings = ({ content, siteUrl }) => [
  itemList(content.events.map(({ title }) => title)),
  ...announcedEvents(
    content.events.map(({ visit: _, ...event }) => event),
    content,
    siteUrl,
  ),
];
