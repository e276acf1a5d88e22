import type { Picture } from '../../model/image/image.ts';
import { apiPaths } from '../../model/paths.ts';
import {
  daysFields,
  each,
  id,
  onlyTrue,
  optionalText,
  pictureFields,
  rowOf,
  text,
} from '../../site/data/api-shapes.ts';
import { listQuery } from '../../site/data/path-query.ts';
import type { Event } from './event.ts';
import { HOME_EVENTS } from './home-events.ts';

export type EventRow = Omit<Event, keyof Picture | 'toBeAnnounced'>;

/** With the event's own picture, if it has one. Its alt text is left out: the picture only decorates here. */
export type PicturedEvent = EventRow & Pick<Event, 'imageUrl' | 'image' | 'toBeAnnounced'>;

const required = {
  id,
  ...each(text, 'title', 'description', 'category', 'date', 'time', 'location'),
};
const optional = { ...each(optionalText, 'link', 'slug'), ...daysFields };

/** Without a picture, which only /events shows. */
export const readEvent = rowOf<EventRow>(required, optional);

export const eventsQuery = listQuery(
  apiPaths.events,
  rowOf<PicturedEvent>(required, {
    ...optional,
    imageUrl: optionalText,
    image: pictureFields.image,
    toBeAnnounced: onlyTrue,
  }),
);

/** Limited to what pages show, so that the HTML doesn't grow with every event. */
export const featuredEventsQuery = listQuery(apiPaths.featuredEvents, readEvent, HOME_EVENTS);
