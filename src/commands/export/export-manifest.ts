import { readFile, rename, writeFile } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import { z } from 'zod';

/** Inside the export folder, so that the two stay together; web servers don't need to serve it. */
export const MANIFEST = '.guide-export.json';

/** Lists of older versions have no day, and neither has that of an export that was cut off. */
const schema = z.object({
  day: z.iso.date().optional(),
  files: z.array(z.string().refine(isInside)),
});

/** The files that earlier exports wrote; undefined without a list of them that can be trusted. */
export async function readManifest(folder: string): Promise<Set<string> | undefined> {
  try {
    return new Set(schema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))).files);
  } catch {
    return undefined;
  }
}

/**
 * Replaces the list in one step, so that it is whole even if the export is killed. `day` is the ISO
 * date that all of the files show, if there is one.
 */
export async function writeManifest(
  folder: string,
  files: Iterable<string>,
  day?: string,
): Promise<void> {
  const file = join(folder, MANIFEST);
  const manifest = { day, files: [...files].sort() };
  await writeFile(`${file}.new`, `${JSON.stringify(manifest, undefined, 1)}\n`);
  await rename(`${file}.new`, file);
}

/** A list that was tampered with must not lead the export outside its folder. */
function isInside(file: string): boolean {
  return file !== '' && !isAbsolute(file) && !normalize(file).startsWith('..');
}
