import { readFile, rename, writeFile } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import { z } from 'zod';

/** Inside the export folder, so that the two stay together; web servers don't need to serve it. */
export const MANIFEST = '.guide-export.json';

const schema = z.object({
  /** The ISO date that the files show; none in an older version's list, or of a cut-off export. */
  day: z.iso.date().optional(),
  files: z.array(z.string().refine(isInside)),
});

/** What earlier exports wrote. */
export type Manifest = z.infer<typeof schema>;

/** The list that earlier exports left; undefined if there is none that can be trusted. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Replaces the list in one step, so that it is whole even if the export is killed. */
export async function writeManifest(folder: string, { day, files }: Manifest): Promise<void> {
  const file = join(folder, MANIFEST);
  const manifest = { day, files: files.toSorted() };
  await writeFile(`${file}.new`, `${JSON.stringify(manifest, undefined, 1)}\n`);
  await rename(`${file}.new`, file);
}

/** A list that was tampered with must not lead the export outside its folder. */
function isInside(file: string): boolean {
  return file !== '' && !isAbsolute(file) && !normalize(file).startsWith('..');
}
