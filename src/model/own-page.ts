import type { z } from 'zod';
import type { ownPageSchema } from './own-page-schema.ts';

/** One of the owner's own pages, at `/{slug}` (decision 32). */
export type OwnPage = z.infer<typeof ownPageSchema>;
