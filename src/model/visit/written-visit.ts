import type { z } from 'zod';
import type { visitSchema } from './visit-schema.ts';

/** Practical facts as the owner writes them (decisions 29 and 48), as plain JSON. */
export type WrittenVisit = z.infer<typeof visitSchema>;

/** Where some facts in a text come from. */
export type FactSource = NonNullable<WrittenVisit['sources']>[number];
