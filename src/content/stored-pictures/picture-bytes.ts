import type { Queries } from '../postgres/connection/postgres-connection.ts';
import type { PictureRow } from '../postgres/postgres-tables.ts';

const MEGABYTE = 1024 * 1024;

/** The most bytes of one picture in the database (migrations/0008-pictures.sql). */
export const MAX_STORED_SIZE = 20 * MEGABYTE;

/** How many bytes of a picture are read at a time. */
export const PIECE = MEGABYTE;

/** Those of the pictures whose bytes the database doesn't hold. */
export async function missingPictures<Picture extends Pick<PictureRow, 'hash'>>(
  sql: Queries,
  pictures: readonly Picture[],
): Promise<Picture[]> {
  const rows = await sql<{ hash: string }[]>`select hash from picture_bytes`;
  const stored = new Set(rows.map(({ hash }) => hash));
  return pictures.filter(({ hash }) => !stored.has(hash));
}

/** Stores a picture's bytes unless they are there. Rejects if they don't have the hash. */
export async function storeBytes(sql: Queries, hash: string, bytes: Buffer): Promise<void> {
  const size = bytes.length;
  await sql`insert into picture_bytes ${sql({ hash, size, bytes })} on conflict (hash) do nothing`;
}

/**
 * A picture's bytes in pieces of 1 MB, so that none is in memory whole. Throws if they aren't in the
 * database.
 */
export async function* readPieces(sql: Queries, hash: string): AsyncGenerator<Buffer> {
  for (let start = 1; ; start += PIECE) {
    const [row] = await sql<
      { piece: Buffer }[]
    >`select substring(bytes from ${start} for ${PIECE}) as piece from picture_bytes where hash = ${hash}`;
    if (row === undefined) throw new Error('its bytes are not in the database any more');
    yield row.piece;
    if (row.piece.length < PIECE) return;
  }
}
