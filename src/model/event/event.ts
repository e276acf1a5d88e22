import type { z } from 'zod';
import type { eventSchema } from './event-schema.ts';

/** An event, as the API sends it (specification section 3). */
export type Event = Omit<z.infer<typeof eventSchema>, 'featured'>;

/** The categories that the specification lists for events (section 3). */
export const EVENT_CATEGORIES: readonly string[] = [
  'Festival',
  'Outdoor',
  'Music',
  'Food',
  'Culture',
  'Holiday',
];
