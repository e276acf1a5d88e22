import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Says from which picture each share picture of the build was made, by name and hash. */
export const SHARE_SOURCES = '.sources.json';

const sourcesSchema = z.record(z.string(), z.string());

/** What the share pictures in the folder were made from; empty if there's no build. */
export function readShareSources(folder: string): ReadonlyMap<string, string> {
  try {
    const text = readFileSync(join(folder, SHARE_SOURCES), 'utf8');
    return new Map(Object.entries(sourcesSchema.parse(JSON.parse(text))));
  } catch {
    return new Map();
  }
}
