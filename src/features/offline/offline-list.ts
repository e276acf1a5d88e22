/** Changes when a browser that kept an older list could no longer read it. */
export const OFFLINE_VERSION = 1;

/** One file of the pack. */
export type OfflineFile = readonly [
  /** Path on this site. */
  address: string,
  /** The first 128 bits of the SHA-256 of the file's bytes (decoded), in base64url. */
  hash: string,
  /** Bytes of the file in gzip, as it's kept on the phone; or as it is, if it's compressed already. */
  size: number,
];

/** What visitors may keep: all that is read, maps included; the pictures besides. */
export type PackPart = 'words' | 'pictures';

/** All text files of a part in one answer: most pages have most of their text in common. */
export interface PackBundle {
  /** Path on this site. Its rows are JSON Lines. */
  address: string;
  /** Bytes on the wire, which are a fraction of those of its files one by one. */
  size: number;
}

export type Bundles = Readonly<Partial<Record<PackPart, PackBundle>>>;

/** A file in a bundle. */
export type BundleRow = readonly [address: string, headers: Record<string, string>, text: string];

/** Everything that a phone keeps to show the guide without a signal: the pack of one edition. */
export interface OfflineList {
  version: typeof OFFLINE_VERSION;
  /** Names the pack: a hash of its files, 16 hexadecimal digits. */
  pack: string;
  /** Changes with the content and the build, not with the day: only then is the pack fetched again. */
  revision: string;
  /** The ISO date that its pages are of. */
  day: string;
  /** Bytes on the wire, with bundles if there are any. */
  size: number;
  files: readonly OfflineFile[];
  /** Absent from hosts that only send files. */
  bundles?: Bundles | undefined;
  /** How many posts and pictures had no room. */
  leftOut: { posts: number; pictures: number };
  /** Bytes of all pictures, if the visitor wants it without them. */
  without?: number | undefined;
}

/** The part that a file belongs to. Drawings named as a map are for reading. */
export function partOf(address: string): PackPart {
  const isPicture = /^\/(?:cabins|images|months|towns)\/.*\.\w+$/.test(address);
  return isPicture && !address.endsWith('-map.svg') ? 'pictures' : 'words';
}

/** The files of a part that its bundle has: the others are compressed by themselves. */
export function textsOf(part: PackPart, files: readonly OfflineFile[]): OfflineFile[] {
  return files.filter(
    ([address]) =>
      partOf(address) === part && !/\.(?:avif|gif|jpe?g|png|webp|woff2)$/.test(address),
  );
}

/** Bytes that these files take on the wire. */
export function wireSize(files: readonly OfflineFile[], bundles: Bundles = {}): number {
  const parts = Object.entries(bundles).map(([part, bundle]) => {
    const texts = sizeOf(textsOf(part as PackPart, files));
    return texts > 0 ? bundle.size - texts : 0;
  });
  return parts.reduce((sum, saved) => sum + saved, sizeOf(files));
}

/** Bytes of these files one by one. */
export function sizeOf(files: readonly OfflineFile[]): number {
  return files.reduce((sum, [, , size]) => sum + size, 0);
}
