import type { CivilDay } from '../day/civil-day.ts';
import type { Position } from '../distance.ts';

/** A calendar as iCalendar sends it (RFC 5545, decision 39). */
export interface Calendar {
  /** What calendar programs call it. */
  name: string;
  /** The address of the site without a slash at its end; its host is part of each UID. */
  siteUrl: string;
  /** The day it's from: its midnight in Texas is the time stamp, so all servers send equal bytes. */
  day: CivilDay;
  /** Which edition it is, if there are several a day; else its day counts. */
  sequence?: number | undefined;
  /** Set if programs that subscribe to it should look again each day. */
  isSubscription?: boolean | undefined;
  entries: readonly CalendarItem[];
}

/** One entry of a calendar: an event on some of its days, or a place on a day of a plan. */
export interface CalendarItem {
  /** What it is, the same in each edition; its first day is added to it to make the UID. */
  key: string;
  /** Set if it stays the same entry when it moves to another day: the key alone makes the UID. */
  moves?: true | undefined;
  title: string;
  path: string;
  start: CivilDay;
  end: CivilDay;
  /** HH:MM in Texas. Hours of several days are those of each. */
  starts?: string | undefined;
  /** HH:MM; before `starts`, it's after midnight. */
  ends?: string | undefined;
  /** Set if it doesn't come as it was announced: how many days later than first, and if at all. */
  change?: { daysLater: number; isCanceled: boolean } | undefined;
  /** True if nobody has announced the days. */
  tentative?: boolean | undefined;
  description?: string | undefined;
  location?: string | undefined;
  position?: Position | undefined;
}
