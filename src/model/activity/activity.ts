import type { z } from 'zod';
import type { ImageDetails } from '../image/image.ts';
import type { activitySchema } from './activity-schema.ts';

/** A thing to do, as the API sends it (specification section 3). */
export type Activity = Omit<z.infer<typeof activitySchema>, 'featured' | 'visit'> & {
  image?: ImageDetails | undefined;
};
