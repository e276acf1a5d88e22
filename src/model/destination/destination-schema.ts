import { z } from 'zod';
import { idSchema, line } from '../text.ts';

/** An entry in content/destinations.yaml (specification section 3, decision 20). */
export const destinationSchema = z.strictObject({
  id: idSchema,
  name: line(120),
  description: line(4000),
  highlights: z.array(line(120)).max(1000, 'has more than 1000 entries').optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  featured: z.boolean().optional(),
});
