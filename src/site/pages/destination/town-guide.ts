import type { z } from 'zod';
import type { townGuideSchema } from './town-guide-schema.ts';

/** The fixed words of a town's page; validated as the file is imported. */
export type TownGuide = z.infer<typeof townGuideSchema>;
