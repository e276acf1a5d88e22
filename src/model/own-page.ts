import type { z } from 'zod';
import type { ownPageSchema } from './own-page-schema.ts';

/** A page of the owner's own, at `/{slug}` (decision 32). */
export type OwnPage = z.infer<typeof ownPageSchema>;
