import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A file that names the source of each of the build's share pictures, by name and hash. */
export const SHARE_SOURCES = '.sources.json';

const sourcesSchema = z.record(z.string(), z.string());

/** The sources of the share pictures in the folder; empty without a build. */
export function readShareSources(folder: string): ReadonlyMap<string, string> {
  try {
    const text = readFileSync(join(folder, SHARE_SOURCES), 'utf8');
    return new Map(Object.entries(sourcesSchema.parse(JSON.parse(text))));
  } catch {
    return new Map();
  }
}
