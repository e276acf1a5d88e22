import { z } from 'zod';
import { pictureFields } from '../image/image-schema.ts';
import { idSchema, line, linkSchema } from '../text.ts';

/** An entry in content/activities.yaml (specification section 3, decision 20). */
export const activitySchema = z.strictObject({
  id: idSchema,
  title: line(),
  description: line(4000),
  category: line(60),
  icon: line(16),
  ...pictureFields,
  location: line(120).optional(),
  link: linkSchema.optional(),
  featured: z.boolean().optional(),
});
