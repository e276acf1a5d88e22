import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import type { Resource } from '../../server/edition/resource.ts';
import type { BundleRow, OfflineFile } from './offline-list.ts';

/** The window of 4 MB holds some sixty pages, so each finds what it has in common with others. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 22,
};

/**
 * These files in one answer: JSON Lines in brotli, a row for each. They are compressed as they come,
 * because together they are many megabytes. Rejects if one is gone.
 */
export async function makeBundle(
  files: readonly OfflineFile[],
  find: (address: string) => Promise<Resource | undefined>,
): Promise<Uint8Array> {
  const brotli = createBrotliCompress({ params: BROTLI });
  const [bytes] = await Promise.all([
    buffer(brotli),
    pipeline(Readable.from(rowsOf(files, find)), brotli),
  ]);
  return bytes;
}

async function* rowsOf(
  files: readonly OfflineFile[],
  find: (address: string) => Promise<Resource | undefined>,
): AsyncGenerator<string> {
  for (const [address] of files) {
    const resource = await find(address);
    if (!resource) throw new Error(`${address} is gone, so the guide can't be kept.`);
    const request = { method: 'GET', target: address, headers: { 'accept-encoding': 'identity' } };
    const { headers, body } = resource.respond(request);
    const { 'content-length': _, ...kept } = headers;
    const row: BundleRow = [address, kept, Buffer.from(body ?? '').toString()];
    yield `${JSON.stringify(row)}\n`;
  }
}
