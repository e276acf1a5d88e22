import type { ListRow } from '../../content/tables.ts';
import { apiPaths, pages, paths } from '../../model/paths.ts';
import { eventSchema } from './event-schema.ts';

export const eventList: ListRow = {
  name: 'events',
  kept: { file: 'events.yaml' },
  schema: eventSchema,
  isPictured: true,
  pathOfSlug: paths.event,
  listedOn: pages.events,
  api: apiPaths.events,
};
