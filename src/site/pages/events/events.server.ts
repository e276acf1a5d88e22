import type { Event as EventData } from 'schema-dts';
import type { Event } from '../../../model/event/event.ts';
import { itemList } from '../../metadata/item-list.server.ts';
import type { PageThings } from '../../metadata/structured-page.ts';

/** The list, and each event that has real dates. */
export const eventsThings: PageThings = ({ content: { events } }) => [
  itemList(events.map(({ title }) => title)),
  ...events.map(eventData).filter((data) => data !== undefined),
];

/** An event with real dates; without them there is no Event markup (decision 6). */
function eventData({
  title,
  description,
  location,
  startDate,
  endDate,
}: Event): EventData | undefined {
  if (startDate === undefined) return undefined;
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate,
    ...(endDate !== undefined && { endDate }),
    location: {
      '@type': 'Place',
      name: location,
      address: { '@type': 'PostalAddress', addressRegion: 'TX', addressCountry: 'US' },
    },
  };
}
