/** When an event is, as the owner writes it (decision 27): days YYYY-MM-DD, hours HH:MM. */
export type When = WhenEntry | WhenEntry[];

/** Text is a day such as 2026-12-05, or words that `readWords` understands. */
export type WhenEntry = string | WhenDay | WhenSpan | WhenRule;

export interface WhenHours {
  starts?: string | undefined;
  /** After midnight if it's before `starts` on a single day. */
  ends?: string | undefined;
}

interface WhenDetails extends WhenHours {
  /** True if the organizer hasn't announced it. */
  usual?: boolean | undefined;
}

export interface WhenDay extends WhenDetails {
  day: string;
}

export interface WhenSpan extends WhenDetails {
  from: string;
  to: string;
}

export interface WhenRule extends WhenDetails {
  /** What `readEvery` understands: "first Saturday", "Friday", "July 4", "Thanksgiving". */
  every: string;
  /** Months such as "November-February" of the day in `every`, before `shift`. */
  in?: string | string[] | undefined;
  /** Days from the day in `every` to the start; negative if it starts before. */
  shift?: number | undefined;
  /** In days; 1 by default. */
  lasts?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
  except?: WhenExcept[] | undefined;
}

/** A day, or the first and the last of several. */
export type WhenExcept = string | { from: string; to: string };
