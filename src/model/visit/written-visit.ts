import type { z } from 'zod';
import type { visitSchema } from './visit-schema.ts';

/** Practical facts as the owner writes them (decisions 29 and 48), in plain JSON. */
export type WrittenVisit = z.infer<typeof visitSchema>;

/** Where a text has some of its facts from. */
export type FactSource = NonNullable<WrittenVisit['sources']>[number];
