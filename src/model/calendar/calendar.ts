import type { CivilDay } from '../day/civil-day.ts';
import type { Position } from '../distance.ts';

/** A calendar to write as iCalendar (RFC 5545, decision 39). */
export interface Calendar {
  name: string;
  /** Without a trailing slash; its host is part of each UID. */
  siteUrl: string;
  /** Midnight of this day in Texas is the time stamp, so that all servers send equal bytes. */
  day: CivilDay;
  /** For several editions in one day; otherwise the day is the sequence. */
  sequence?: number | undefined;
  isSubscription?: boolean | undefined;
  entries: readonly CalendarItem[];
}

/** An entry of a calendar: an event on some of its days, or a place on one day of a plan. */
export interface CalendarItem {
  /** The same in every edition; the UID is the key and the first day. */
  key: string;
  /** Set if the entry may move to another day: its UID is the key alone. */
  moves?: true | undefined;
  title: string;
  path: string;
  start: CivilDay;
  end: CivilDay;
  starts?: string | undefined;
  /** HH:MM; after midnight if it's before `starts`. */
  ends?: string | undefined;
  /** Set if it was canceled or changed; `daysLater` counts from the announced day. */
  change?: { daysLater: number; isCanceled: boolean } | undefined;
  tentative?: boolean | undefined;
  description?: string | undefined;
  location?: string | undefined;
  position?: Position | undefined;
}
