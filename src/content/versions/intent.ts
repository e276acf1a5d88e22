import { join } from 'node:path';
import { z } from 'zod';
import { REFUSED, readContentFile } from '../gate/content-gate.ts';
import { isVersionPath } from './version.ts';

const path = z.string().refine(isVersionPath);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const intentSchema = z.array(z.strictObject({ path, from: hash.nullable(), to: hash.nullable() }));

/** What a command is about to change in the content folder: each file's hash before and after. */
export type Intent = z.output<typeof intentSchema>;

/** Exists in the content folder while a command writes files. */
export const INTENT_FILE = '.guide-intent.json';

/** What a command is writing, or was when cut off; else undefined. Throws if unreadable. */
export function openIntent(folder: string): Intent | undefined {
  try {
    const file = join(folder, INTENT_FILE);
    return intentSchema.parse(
      JSON.parse(readContentFile({ root: folder, file }, 'text').toString()),
    );
  } catch (error) {
    // It's written atomically, so one that isn't a list of changes isn't ours.
    const { code = REFUSED } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === REFUSED) return undefined;
    throw error;
  }
}
