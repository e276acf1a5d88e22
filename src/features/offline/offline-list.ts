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

/** Everything that a phone keeps to show the guide without a signal: the pack of one edition. */
export interface OfflineList {
  version: typeof OFFLINE_VERSION;
  /** Names the pack: a hash of its files, 16 hexadecimal digits. */
  pack: string;
  /** Changes with the content and the build, not with the day: only then is the pack fetched again. */
  revision: string;
  /** The ISO date that its pages are of. */
  day: string;
  /** Bytes: the sum of all sizes. */
  size: number;
  files: readonly OfflineFile[];
  /** How many posts and pictures had no room. */
  leftOut: { posts: number; pictures: number };
}
