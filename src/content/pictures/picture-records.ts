import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { shareName } from '../../model/image/image.ts';
import { focusSchema } from '../../model/image/image-schema.ts';
import { writeWhole } from '../files/write-whole.ts';
import { photoVersions } from './making/photo-sizes.ts';
import { isPhoto } from './making/picture-measurements.ts';

/** Increase it when photos should be made differently, to make all of them again. */
export const RECIPE = 2;

export const measurementsSchema = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  tone: z.int().min(0).max(15),
  clear: z.boolean(),
});

const recordSchema = measurementsSchema.extend({
  hash: z.string(),
  /** Of the versions that were made; empty for vector pictures. */
  widths: z.array(z.int().min(1)),
  share: z.boolean().default(false),
  /** True if it failed, and would fail again. */
  shareFailed: z.boolean().default(false),
  shareFocus: focusSchema,
});

/** What is known about a picture; stored with the files made from it. */
export type PictureRecord = z.infer<typeof recordSchema>;

const fileSchema = recordSchema.extend({ recipe: z.literal(RECIPE) });

/** Inside the folder for generated pictures; only records affect what pages show. */
export const RECORD_FOLDER = 'records';

/** Records by picture name, without those that are unreadable or lack files. */
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

/** Synchronous: while 10,000 posts are read, each asynchronous read would wait 20 ms. */
function readRecord(file: string): PictureRecord | undefined {
  try {
    const { recipe: _, ...record } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return record;
  } catch {
    return undefined;
  }
}

/** Writes a record atomically. */
export async function writePictureRecord(
  folder: string,
  name: string,
  record: PictureRecord,
): Promise<void> {
  await writeWhole(join(folder, recordFile(name)), JSON.stringify({ recipe: RECIPE, ...record }));
}

/** Removes a picture's record and its files, except those its new record needs. */
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

export const SHARE_FOLDER = 'share';

/** A share picture's path in the folder for generated pictures. */
export function shareFile(name: string): string {
  return `${SHARE_FOLDER}/${shareName(name)}.jpg`;
}

function picturesOf(name: string, { widths, share }: PictureRecord): string[] {
  const versions = isPhoto(name) ? photoVersions(name, widths).map(({ file }) => file) : [];
  return share ? [...versions, shareFile(name)] : versions;
}
