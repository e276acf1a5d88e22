import type { z } from 'zod';
import type { ImageDetails } from '../../model/image/image.ts';
import type { activitySchema } from './activity-schema.ts';

export type ActivityEntry = Omit<
  z.infer<typeof activitySchema>,
  'featured' | 'visit' | 'imageFocus'
> & {
  image?: ImageDetails | undefined;
};

/** An activity as the API sends it (specification section 3); it has a page if it has a slug. */
export type Activity = Omit<ActivityEntry, 'formerly' | 'story'>;
