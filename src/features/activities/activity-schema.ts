import { z } from 'zod';
import { pictureFields } from '../../model/image/image-schema.ts';
import { pageFields } from '../../model/slug-schema.ts';
import { filledText, idSchema, line, linkSchema } from '../../model/text.ts';
import { visitSchema } from '../../model/visit/visit-schema.ts';

/** An entry in content/activities.yaml (specification section 3, decisions 20, 29 and 33). */
export const activitySchema = z.strictObject({
  id: idSchema,
  title: line(),
  description: filledText(4000),
  category: line(60),
  icon: line(16),
  ...pictureFields,
  location: line(120).optional(),
  link: linkSchema.optional(),
  visit: visitSchema.optional(),
  ...pageFields,
  featured: z.boolean().optional(),
});
