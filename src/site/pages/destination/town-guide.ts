import type { z } from 'zod';
import type { townGuideSchema } from './town-guide-schema.ts';

/** The fixed words of a town's page; `npm run check` has validated them. */
export type TownGuide = z.infer<typeof townGuideSchema>;
