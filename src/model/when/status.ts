/** What became of an event, as the owner writes it (decision 47), as plain JSON. */
export type Status = StatusEntry | StatusEntry[];

/** A word alone is about the whole event. */
export type StatusEntry = StatusWord | StatusDetails;

export type StatusWord = 'canceled' | 'cancelled' | 'postponed';

export interface StatusDetails {
  is: StatusWord | 'moved';
  /** All days of the event if not given. */
  on?: string | { from: string; to: string } | undefined;
  /** The first new day; to be announced if not given. */
  to?: string | undefined;
  location?: string | undefined;
  starts?: string | undefined;
  ends?: string | undefined;
  note?: string | undefined;
}
