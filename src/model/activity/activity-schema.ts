import { z } from 'zod';
import { pictureFields } from '../image/image-schema.ts';
import { idSchema, line, linkSchema } from '../text.ts';
import { visitSchema } from '../visit/visit-schema.ts';

/** An entry in content/activities.yaml (specification section 3, decisions 20 and 29). */
export const activitySchema = z.strictObject({
  id: idSchema,
  title: line(),
  description: line(4000),
  category: line(60),
  icon: line(16),
  ...pictureFields,
  location: line(120).optional(),
  link: linkSchema.optional(),
  visit: visitSchema.optional(),
  featured: z.boolean().optional(),
});
