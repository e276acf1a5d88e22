/** In milliseconds. */
export const CONTENT_STORE_LIMITS = {
  /** How long a start waits for the source before it serves the last good copy. */
  startPatience: 3_000,
  /** Until a failed source is read again; doubles each time, up to longestPause. */
  firstPause: 500,
  longestPause: 5_000,
  /** Until the last good content is saved again, as after a full disk. */
  diskPause: 10_000,
};

export type ContentStoreLimits = typeof CONTENT_STORE_LIMITS;
