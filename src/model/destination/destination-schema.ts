import { z } from 'zod';
import { refuseAt } from '../schema-checks.ts';
import { idSchema, line } from '../text.ts';
import { coordinatesProblem } from '../visit/coordinates.ts';

/** An entry in content/destinations.yaml (specification section 3, decision 20). */
export const destinationSchema = z
  .strictObject({
    id: idSchema,
    name: line(120),
    description: line(4000),
    highlights: z.array(line(120)).max(1000, 'has more than 1000 entries').optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    featured: z.boolean().optional(),
  })
  .superRefine(refuseAt(coordinatesProblem));
