/** Times in milliseconds. */
export interface ContentStoreLimits {
  /** How long a start waits for the source before it serves the last good copy. */
  startPatience: number;
  /** The pause before a failed source is read again; doubles each time, up to longestPause. */
  firstPause: number;
  longestPause: number;
  /** The pause before the last good content is saved again, such as after a full disk. */
  diskPause: number;
}

export const CONTENT_STORE_LIMITS: ContentStoreLimits = {
  startPatience: 3_000,
  firstPause: 500,
  longestPause: 5_000,
  diskPause: 10_000,
};
