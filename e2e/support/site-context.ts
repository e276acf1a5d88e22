import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteSchema } from '../../src/model/site/site-schema.ts';

/** The owner's data from content/site.yaml; test servers serve a copy of it. */
export const siteContext = siteSchema.parse(parse(readFileSync('content/site.yaml', 'utf8')));
