import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteSchema } from '../../src/model/site/site-schema.ts';

/** The owner's facts as they stand in the repository; a started guide serves a copy of them. */
export const siteContext = siteSchema.parse(parse(readFileSync('content/site.yaml', 'utf8')));
