/** Times in milliseconds. */
export interface ContentStoreLimits {
  /** A start waits this long for the source before it serves the last good copy meanwhile. */
  startPatience: number;
  /** The pause before a source that failed is read again; doubled each time, up to the longest. */
  firstPause: number;
  longestPause: number;
  /** The pause before the last good content is kept again if the disk was full. */
  diskPause: number;
}

export const CONTENT_STORE_LIMITS: ContentStoreLimits = {
  startPatience: 3_000,
  firstPause: 500,
  longestPause: 5_000,
  diskPause: 10_000,
};
