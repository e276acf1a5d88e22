import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { createSnapshot, type Snapshot } from '../snapshot.ts';
import type { ContentTables } from '../tables.ts';
import { ContentFromLines, contentLines } from './content-lines.ts';

/** A snapshot, and when it was read from its source, in milliseconds since 1970. */
export interface LastGood {
  snapshot: Snapshot;
  readAt: number;
}

const headSchema = z.object({ revision: z.string().min(1), readAt: z.number() });
const endSchema = z.strictObject({ checksum: z.string() });

/** Saves atomically: revision and time, entries by line, a checksum. Throws if the disk is full. */
export async function writeLastGood(file: string, lastGood: LastGood): Promise<void> {
  const partFile = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const handle = await open(partFile, 'w');
    try {
      await handle.writeFile(lastGoodLines(lastGood));
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

function* lastGoodLines({ snapshot, readAt }: LastGood): Generator<string> {
  const { revision, ...content } = snapshot;
  const hash = createHash('sha256');
  const signed = (line: string) => {
    hash.update(line);
    return `${line}\n`;
  };
  yield signed(JSON.stringify({ revision, readAt }));
  for (const line of contentLines(content)) yield signed(line);
  yield `${JSON.stringify({ checksum: hash.digest('hex') })}\n`;
}

/** In bytes. Each read waits for its turn: in small pieces, 10,000 posts took twenty seconds. */
const PIECE = 2 ** 20;

/** The saved snapshot, validated again. Throws if it's missing, damaged or incompatible. */
export async function readLastGood(file: string, tables: ContentTables): Promise<LastGood> {
  await using handle = await open(file);
  const hash = createHash('sha256');
  const content = new ContentFromLines(tables);
  let head: unknown;
  for await (const text of handle.readLines({ highWaterMark: PIECE })) {
    const line: unknown = JSON.parse(text);
    const end = endSchema.safeParse(line).data;
    if (end?.checksum === hash.copy().digest('hex')) {
      const { revision, readAt } = headSchema.parse(head);
      return { snapshot: createSnapshot(content.content(), revision), readAt };
    }
    if (end) break;
    hash.update(text);
    if (head === undefined) head = line;
    else content.add(line);
  }
  throw new Error(`${file} is damaged: its checksum is missing or wrong`);
}
