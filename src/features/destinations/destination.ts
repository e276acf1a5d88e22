import type { z } from 'zod';
import type { destinationSchema } from './destination-schema.ts';

/** A town or place, as the API sends it (specification section 3). */
export type Destination = Omit<z.infer<typeof destinationSchema>, 'featured'>;
