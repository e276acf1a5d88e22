import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { shortHash } from '../../content/short-hash.ts';
import { createYielder } from '../../content/yielder.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { oncePer } from '../../model/once-per.ts';
import { isWithin } from '../../model/paths.ts';
import { OFFLINE_VERSION, type OfflineFile, type OfflineList, sizeOf } from './offline-list.ts';
import {
  type PackSource,
  packAddresses,
  packFile,
  picturesIn,
  smallestPictures,
} from './pack-files.server.ts';

/** Maximum bytes on the phone; with bundles, about a quarter of them is transferred (decision 53). */
const LIMIT = 6_000_000;

/** API answers above this size, in gzipped bytes, are left out: offline pages contain their own data. */
const LARGE_ANSWER = 250_000;

/** The level that browsers use. */
const GZIP_LEVEL = 6;

const CHECK_LENGTH = 16;

interface MadeFile {
  file: OfflineFile;
  pictures: readonly string[];
}

/**
 * Everything a phone keeps of an edition, within 6 MB: if necessary, older posts and then large pictures
 * are left out. Rejects if something can't be rendered.
 */
export async function offlineList(source: PackSource, revision: string): Promise<OfflineList> {
  const yielding = createYielder();
  const make = async (address: string): Promise<MadeFile> => {
    const made = await makeFile(address, source);
    await yielding();
    return made;
  };
  const makeAll = async (addresses: readonly string[]): Promise<MadeFile[]> => {
    const made: MadeFile[] = [];
    for (const address of addresses) made.push(await make(address));
    return made;
  };
  const { always, posts, olderPosts } = packAddresses(source);
  const pages = (await makeAll(always)).filter(isSmall);
  const stories: MadeFile[][] = [];
  for (const post of posts) stories.push(await makeAll(post));
  const pictureFiles = new Map<string, MadeFile>();
  const picturesOf = async (files: readonly MadeFile[]): Promise<MadeFile[]> => {
    const addresses = smallestPictures(new Set(files.flatMap(({ pictures }) => pictures)));
    for (const address of addresses)
      if (!pictureFiles.has(address)) pictureFiles.set(address, await make(address));
    return addresses.flatMap((address) => pictureFiles.get(address) ?? []);
  };
  let leftOutPosts = olderPosts;
  let texts = [...pages, ...stories.flat()];
  let pictures = await picturesOf(texts);
  while (sizeOfAll([...texts, ...pictures]) > LIMIT && stories.length > 0) {
    stories.pop();
    leftOutPosts += 1;
    texts = [...pages, ...stories.flat()];
    pictures = await picturesOf(texts);
  }
  const bySize = [...pictures].sort((one, other) => one.file[2] - other.file[2]);
  while (bySize.length > 0 && sizeOfAll([...texts, ...bySize]) > LIMIT) bySize.pop();
  const files = [...texts, ...bySize].map(({ file }) => file).sort(byAddress);
  return {
    version: OFFLINE_VERSION,
    pack: shortHash(JSON.stringify(files)),
    revision: shortHash([revision, ...source.files.keys()].join(' ')),
    day: dayText(source.content.day),
    size: sizeOf(files),
    files,
    leftOut: { posts: leftOutPosts, pictures: pictures.length - bySize.length },
  };
}

async function makeFile(address: string, source: PackSource): Promise<MadeFile> {
  const bytes = await packFile(address, source);
  if (bytes === undefined) throw new Error(`${address} is gone, so the guide can't be kept.`);
  const isPage = source.pages.cache.peek(address) !== undefined;
  const pictures = isPage ? picturesIn(Buffer.from(bytes).toString(), source.pictures) : [];
  return { file: [address, ...measure(bytes)], pictures };
}

type Measure = readonly [check: string, size: number];

/** Editions share unchanged files, and measuring them all takes a second or more. */
const measure = oncePer((bytes: Uint8Array): Measure => {
  const check = hash('sha256', bytes, 'buffer').subarray(0, CHECK_LENGTH).toString('base64url');
  return [check, gzipSync(bytes, { level: GZIP_LEVEL }).length];
});

function isSmall({ file: [address, , size] }: MadeFile): boolean {
  return size <= LARGE_ANSWER || !isWithin(address, '/api');
}

function sizeOfAll(files: readonly MadeFile[]): number {
  return sizeOf(files.map(({ file }) => file));
}

function byAddress([one]: OfflineFile, [other]: OfflineFile): number {
  return one < other ? -1 : 1;
}
