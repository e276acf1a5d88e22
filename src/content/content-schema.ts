import { z } from 'zod';
import { PAGE_WORDS } from '../app/page-words.ts';
import { activitySchema } from '../features/activities/activity-schema.ts';
import { postSchema } from '../features/blog/post-schema.ts';
import { destinationSchema } from '../features/destinations/destination-schema.ts';
import { eventSchema } from '../features/events/event-schema.ts';
import { imageDetailsSchema } from '../model/image/image-schema.ts';
import { ownPageSchema } from '../model/own-page-schema.ts';
import { siteSchema } from '../model/site-schema.ts';

const featured = z.boolean();
const image = imageDetailsSchema.optional();

/** Content as a snapshot holds it, with its computed fields; the last good copy must match it. */
export const contentSchema = z.strictObject({
  site: siteSchema,
  activities: z.array(activitySchema.extend({ featured, image })),
  destinations: z.array(destinationSchema.safeExtend({ featured })),
  events: z.array(eventSchema.safeExtend({ featured, image })),
  posts: z.array(postSchema.extend({ featured, image })),
  ownPages: z.array(ownPageSchema),
  words: z.strictObject(Object.fromEntries(PAGE_WORDS)),
});
