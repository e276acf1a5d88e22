import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { OFFLINE_ADDRESS, OFFLINE_BUNDLES } from '../../model/paths.ts';
import type { Edition } from '../../server/edition/edition.ts';
import type { Pictures } from '../../server/edition/pictures.ts';
import { Resource } from '../../server/edition/resource.ts';
import type { StaticFiles } from '../../server/edition/static-files.ts';
import { REVALIDATED_CACHE } from '../../server/http/cache-control.ts';
import { EncodedBody } from '../../server/http/encoded-body.ts';
import type { SecurityHeaders } from '../../server/http/security-headers.ts';
import { offlineList } from './offline-list.server.ts';
import type { BundleRow, OfflineFile } from './offline-list.ts';
import { textsOf, wireSize } from './offline-list.ts';
import { findFile } from './pack-files.server.ts';

/** Milliseconds before a list is rebuilt: pictures can change without a new edition. */
const FRESH_FOR = 10 * 60_000;

interface OfflineListsOptions {
  files: StaticFiles;
  pictures: Pictures;
  security: SecurityHeaders;
}

type ByAddress = ReadonlyMap<string, Resource>;

/** Each edition's list and bundles, built on the first request and shared by all. */
export class OfflineLists {
  readonly #options: OfflineListsOptions;
  #made: { edition: Edition; at: number; all: Promise<ByAddress> } | undefined;

  constructor(options: OfflineListsOptions) {
    this.#options = options;
  }

  /** The edition's list or a bundle, ready to send. Rejects if any part can't be built. */
  async get(edition: Edition, address: string): Promise<Resource | undefined> {
    return (await this.#all(edition)).get(address);
  }

  #all(edition: Edition): Promise<ByAddress> {
    const made = this.#made;
    const now = performance.now();
    if (made?.edition === edition && now - made.at < FRESH_FOR) return made.all;
    const all = this.#make(edition);
    this.#made = { edition, at: now, all };
    all.catch(() => {
      if (this.#made?.all === all) this.#made = undefined;
    });
    return all;
  }

  async #make(edition: Edition): Promise<ByAddress> {
    const { files, pictures, security } = this.#options;
    const { content, pages, api, snapshot, revision } = edition;
    const source = { content, pages, api, files, pictures };
    const list = await offlineList(source, snapshot.revision);
    const find = async (address: string) =>
      edition.words.get(address) ?? (await findFile(address, source));
    const words = await makeBundle(textsOf('words', list.files), find);
    const drawings = await makeBundle(textsOf('pictures', list.files), find);
    const shared = { ...security.data, ...revision, 'cache-control': REVALIDATED_CACHE };
    const bundle = (bytes: Uint8Array) => {
      const coding = { 'content-type': 'application/jsonl', 'content-encoding': 'br' };
      const body = new EncodedBody(bytes, false);
      return new Resource({ status: 200, headers: { ...shared, ...coding }, body });
    };
    const json = { ...shared, 'content-type': 'application/json; charset=utf-8' };
    const bundles = {
      words: { address: OFFLINE_BUNDLES.words, size: words.length },
      pictures: { address: OFFLINE_BUNDLES.pictures, size: drawings.length },
    };
    const whole = { ...list, size: wireSize(list.files, bundles), bundles };
    const body = new EncodedBody(Buffer.from(JSON.stringify(whole)));
    return new Map([
      [OFFLINE_ADDRESS, new Resource({ status: 200, headers: json, body })],
      [OFFLINE_BUNDLES.words, bundle(words)],
      [OFFLINE_BUNDLES.pictures, bundle(drawings)],
    ]);
  }
}

/** A 4 MB window holds about sixty pages, so each can refer back to others. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 22,
};

/**
 * Bundles these files: JSON Lines in brotli, a row per file. Compressed as a stream, because they add up
 * to many megabytes. Rejects if a file is gone.
 */
async function makeBundle(
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
