/** Days of any year, as 100 × month + day, inclusive; `from` after `to` crosses New Year. */
export interface Season {
  from: number;
  to: number;
}

/** Minutes after midnight; a `to` past 24:00 is on the next day. */
export interface Span {
  from: number;
  to: number;
}

/** Hours as written; sunrise and sunset depend on the day. */
export interface Hours {
  from: number | 'sunrise';
  to: number | 'sunset';
}

/** One rule of opening hours. The last one that applies to a day wins. */
export interface OpenRule {
  /** Empty for all year. */
  seasons: readonly Season[];
  /** 0 is Sunday; empty for every day. In written order. */
  weekdays: readonly WeekdayRange[];
  /** Empty if it's closed. */
  hours: readonly Hours[];
}

/** 0 is Sunday, inclusive; `from` after `to` crosses Saturday. */
export interface WeekdayRange {
  from: number;
  to: number;
  /** Set for the last one of each month only. */
  isLast?: true;
}
