import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { shareName } from '../../model/image/image.ts';
import { focusSchema } from '../../model/image/image-schema.ts';
import { writeWhole } from '../files/write-whole.ts';
import { photoVersions } from './making/photo-sizes.ts';
import { isPhoto } from './making/picture-measurements.ts';

/** Raise it when photos are to be made differently, so that all are made again. */
export const RECIPE = 2;

/** PictureMeasurements as they are stored. */
export const measurementsSchema = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  tone: z.int().min(0).max(15),
  clear: z.boolean(),
});

const recordSchema = measurementsSchema.extend({
  /** The hash of the owner's picture file. */
  hash: z.string(),
  /** The widths of the versions that were made; none for vector pictures. */
  widths: z.array(z.int().min(1)),
  share: z.boolean().default(false),
  /** Whether making one failed, and would fail again. */
  shareFailed: z.boolean().default(false),
  /** What the share picture keeps. */
  shareFocus: focusSchema,
});

/** What is known about a picture, kept with the files made from it. */
export type PictureRecord = z.infer<typeof recordSchema>;

const fileSchema = recordSchema.extend({ recipe: z.literal(RECIPE) });

/** Inside the folder for files made from pictures; only its records change what pages show. */
export const RECORD_FOLDER = 'records';

/** The records by picture name, without unreadable ones and those that lack files. */
export async function readPictureRecords(folder: string): Promise<Map<string, PictureRecord>> {
  const shared = await readdir(join(folder, SHARE_FOLDER)).catch(() => []);
  const files = new Set([
    ...(await readdir(folder).catch(() => [])),
    ...shared.map((name) => `${SHARE_FOLDER}/${name}`),
  ]);
  const records = new Map<string, PictureRecord>();
  for (const file of await readdir(join(folder, RECORD_FOLDER)).catch(() => [])) {
    if (!file.endsWith('.json')) continue;
    const name = file.slice(0, -'.json'.length);
    const record = readRecord(join(folder, recordFile(name)));
    if (record && picturesOf(name, record).every((picture) => files.has(picture)))
      records.set(name, record);
  }
  return records;
}

/** Read at once: a start that reads 10,000 posts has a turn for each of these only every 20 ms. */
function readRecord(file: string): PictureRecord | undefined {
  try {
    const { recipe: _, ...record } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return record;
  } catch {
    return undefined;
  }
}

/** Writes a record so that it appears complete or not at all. */
export async function writePictureRecord(
  folder: string,
  name: string,
  record: PictureRecord,
): Promise<void> {
  await writeWhole(join(folder, recordFile(name)), JSON.stringify({ recipe: RECIPE, ...record }));
}

/** Removes a picture's record and the files made from it, except those its new record needs. */
export async function removePictureFiles(
  folder: string,
  name: string,
  old?: PictureRecord,
  kept?: PictureRecord,
): Promise<void> {
  const keptFiles = kept === undefined ? [] : picturesOf(name, kept);
  const oldFiles = old === undefined ? [] : picturesOf(name, old);
  for (const file of [recordFile(name), ...oldFiles.filter((file) => !keptFiles.includes(file))])
    await rm(join(folder, file), { force: true });
}

function recordFile(name: string): string {
  return `${RECORD_FOLDER}/${name}.json`;
}

/** Inside the folder for files made from pictures. */
export const SHARE_FOLDER = 'share';

/** The path of a picture's share picture in the folder for files made from pictures. */
export function shareFile(name: string): string {
  return `${SHARE_FOLDER}/${shareName(name)}.jpg`;
}

function picturesOf(name: string, { widths, share }: PictureRecord): string[] {
  const versions = isPhoto(name) ? photoVersions(name, widths).map(({ file }) => file) : [];
  return share ? [...versions, shareFile(name)] : versions;
}
