import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { contentSchema } from './content-schema.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

/** A snapshot that was read from disk, and when it had been read from its source, in milliseconds since 1970. */
export interface LastGood {
  snapshot: Snapshot;
  readAt: number;
}

const envelopeSchema = z.object({ checksum: z.string(), readAt: z.number(), snapshot: z.string() });
const snapshotSchema = contentSchema.extend({ revision: z.string().min(1) });

/** Keeps the snapshot for a start without its source. The file is always whole: written beside and renamed. Throws where the disk is full. */
export async function writeLastGood(file: string, { snapshot, readAt }: LastGood): Promise<void> {
  const text = JSON.stringify(snapshot);
  const partFile = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const handle = await open(partFile, 'w');
    try {
      await handle.writeFile(JSON.stringify({ checksum: checksum(text), readAt, snapshot: text }));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partFile, file);
  } catch (error) {
    await rm(partFile, { force: true });
    throw error;
  }
}

/** The snapshot that was kept, validated anew. Throws where there is none, or where it is damaged or of another version of the guide. */
export async function readLastGood(file: string): Promise<LastGood> {
  const { checksum: expected, readAt, snapshot } = envelopeSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (checksum(snapshot) !== expected) throw new Error(`${file} is damaged: its checksum does not match`);
  const { revision, ...content } = snapshotSchema.parse(JSON.parse(snapshot));
  return { snapshot: createSnapshot(content, revision), readAt };
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
