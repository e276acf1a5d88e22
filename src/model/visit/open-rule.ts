/** Days of any year, as 100 × month + day; `from` after `to` goes over New Year. Both included. */
export interface Season {
  from: number;
  to: number;
}

/** Minutes after midnight; `to` may be later than 24:00, on the next day. */
export interface Span {
  from: number;
  to: number;
}

/** Hours as they are written: a span, or one that begins or ends with the day's light. */
export interface Hours {
  from: number | 'sunrise';
  to: number | 'sunset';
}

/** One part of opening hours. Of two that are about one day, the later counts. */
export interface OpenRule {
  /** All year if empty. */
  seasons: readonly Season[];
  /** 0 is Sunday; every day if empty. In the order in which they are written. */
  weekdays: readonly WeekdayRange[];
  /** None if it's closed. */
  hours: readonly Hours[];
}

/** 0 is Sunday; `from` after `to` goes over Saturday. Both included. */
export interface WeekdayRange {
  from: number;
  to: number;
  /** Set for only the last one of each month. */
  isLast?: true;
}
