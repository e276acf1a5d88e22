import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withoutAddress } from '../postgres/connection/database-error.ts';
import type { Queries } from '../postgres/connection/postgres-connection.ts';
import type { PictureRow } from '../postgres/postgres-tables.ts';
import { readPieces } from './picture-bytes.ts';

/**
 * Writes a picture from the database to a file, which appears whole or not at all, and only with the
 * bytes that its hash stands for. Calls `arrived` after each piece. Rejects with an error that names
 * the picture, without any part of the database's address.
 */
export async function fetchPicture(
  sql: Queries,
  { name, hash }: PictureRow,
  target: string,
  arrived: () => void = () => {},
): Promise<void> {
  const part = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  const digest = createHash('sha256');
  async function* pieces() {
    for await (const piece of readPieces(sql, hash)) {
      arrived();
      digest.update(piece);
      yield piece;
    }
  }
  try {
    await rm(part, { force: true });
    await pipeline(pieces, createWriteStream(part, { flags: 'wx', flush: true }));
    if (digest.digest('hex') !== hash)
      throw new Error('its bytes in the database are damaged; publish it again');
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    const shown = withoutAddress(error);
    const reason = shown instanceof Error ? shown.message : String(shown);
    throw new Error(`the picture ${name} cannot be fetched: ${reason}`);
  }
}
