/** What has become of an event, as its owner writes it (decision 47), in plain JSON. */
export type Status = StatusEntry | StatusEntry[];

/** One word stands for the whole event. */
export type StatusEntry = StatusWord | StatusDetails;

/** The British spelling means the same. */
export type StatusWord = 'canceled' | 'cancelled' | 'postponed';

export interface StatusDetails {
  is: StatusWord | 'moved';
  /** The day or days; all of the event's without it. */
  on?: string | { from: string; to: string } | undefined;
  /** The first day it's postponed to; to be announced without it. */
  to?: string | undefined;
  /** The place it has moved to. */
  location?: string | undefined;
  /** The hours it has moved to. */
  starts?: string | undefined;
  ends?: string | undefined;
  /** A sentence for visitors. */
  note?: string | undefined;
}
