import { apiPaths, CALENDAR_ADDRESS } from '../../model/paths.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import { featured, listedEntity, withSlug } from '../../server/api/listed-entries.ts';
import { itemList } from '../../site/metadata/item-list.server.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';
import { announcedEvents } from './event-data.server.ts';
import { calendar } from './upcoming-events.ts';

/** The list, and each announced occurrence in the next 12 months, without addresses and coordinates. */
export const eventsJsonLd: PageJsonLd = ({ content, siteUrl }) => [
  itemList(content.events.map(({ title }) => title)),
  ...announcedEvents(
    content.events.map(({ visit: _, ...event }) => event),
    content,
    siteUrl,
  ),
];

/** Events sorted by their next days, and the calendar of all days (specification section 7, decision 27). */
export const eventsApi: ApiRows = {
  lists: {
    [apiPaths.events]: ({ events }) => events.map(withSlug).map(listedEntity),
    [apiPaths.featuredEvents]: ({ events }) => featured(events).map(withSlug).map(listedEntity),
    [CALENDAR_ADDRESS]: ({ scheduled, day }) => calendar(scheduled, day),
  },
};
