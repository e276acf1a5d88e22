/** When an event is, as its owner writes it (decision 27): days YYYY-MM-DD, hours HH:MM. */
export type When = WhenEntry | WhenEntry[];

/** A day alone is text, such as 2026-12-05, and so is what `readWords` understands. */
export type WhenEntry = string | WhenDay | WhenSpan | WhenRule;

export interface WhenHours {
  starts?: string | undefined;
  /** On one day, an hour before `starts` is after midnight. */
  ends?: string | undefined;
}

interface WhenDetails extends WhenHours {
  /** True if the organizer has not announced it. */
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
  /** "first Saturday", "Friday", "July 4", "Thanksgiving": what `readEvery` understands. */
  every: string;
  /** Months such as "November-February": those of the day in `every`, before `shift`. */
  in?: string | string[] | undefined;
  /** How many days after the day in `every` it starts; before it, if negative. */
  shift?: number | undefined;
  /** How many days it takes; one, if not given. */
  lasts?: number | undefined;
  /** The first day on which it may start. */
  from?: string | undefined;
  /** The last day on which it may start. */
  until?: string | undefined;
  /** Days on which it would start, but does not. */
  except?: WhenExcept[] | undefined;
}

/** A day, or the first and the last of several. */
export type WhenExcept = string | { from: string; to: string };
