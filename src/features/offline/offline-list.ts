/** Bump it when browsers that stored an older list can no longer read it. */
export const OFFLINE_VERSION = 1;

export type OfflineFile = readonly [
  address: string,
  /** The first 128 bits of the SHA-256 of the decoded bytes, in base64url. */
  hash: string,
  /** Bytes as stored on the phone: gzipped, unless the format is already compressed. */
  size: number,
];

/** The parts that visitors can keep: everything to read, including maps; and pictures. */
export type PackPart = 'words' | 'pictures';

/** All text files of a part in one response, compressed together because pages share most of their text. */
export interface PackBundle {
  /** A path on this site. The body is JSON Lines of `BundleRow`. */
  address: string;
  /** Bytes on the wire, a fraction of the files' individual sizes. */
  size: number;
}

export type Bundles = Readonly<Partial<Record<PackPart, PackBundle>>>;

export type BundleRow = readonly [address: string, headers: Record<string, string>, text: string];

/** Everything a phone needs to show the guide offline: the pack of one edition. */
export interface OfflineList {
  version: typeof OFFLINE_VERSION;
  /** The pack's name: a hash of its files, 16 hex digits. */
  pack: string;
  /** Changes with the content or the build, but not daily; only then is the pack downloaded again. */
  revision: string;
  day: string;
  /** Bytes on the wire, using bundles if available. */
  size: number;
  files: readonly OfflineFile[];
  /** Absent on static hosts. */
  bundles?: Bundles | undefined;
  leftOut: { posts: number; pictures: number };
  /** If the visitor left the pictures out, their bytes. */
  without?: number | undefined;
}

/** The part that a file belongs to. Map drawings count as words. */
export function partOf(address: string): PackPart {
  const isPicture = /^\/(?:cabins|images|months|towns)\/.*\.\w+$/.test(address);
  return isPicture && !address.endsWith('-map.svg') ? 'pictures' : 'words';
}

/** The files of a part that its bundle contains: all that aren't compressed formats. */
export function textsOf(part: PackPart, files: readonly OfflineFile[]): OfflineFile[] {
  return files.filter(
    ([address]) =>
      partOf(address) === part && !/\.(?:avif|gif|jpe?g|png|webp|woff2)$/.test(address),
  );
}

/** Bytes on the wire for these files. */
export function wireSize(files: readonly OfflineFile[], bundles: Bundles = {}): number {
  const parts = Object.entries(bundles).map(([part, bundle]) => {
    const texts = sizeOf(textsOf(part as PackPart, files));
    return texts > 0 ? bundle.size - texts : 0;
  });
  return parts.reduce((sum, saved) => sum + saved, sizeOf(files));
}

/** Bytes of these files when sent one by one. */
export function sizeOf(files: readonly OfflineFile[]): number {
  return files.reduce((sum, [, , size]) => sum + size, 0);
}
