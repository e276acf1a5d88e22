import type { PlanKey, PlanKind } from './plan-key.ts';

/** What a visitor has saved, in their own browser only (decision 35). */
export type Plan = readonly PlanItem[];

/** One saved thing. It counts its changes, because plans merge item by item. */
export interface PlanItem {
  key: PlanKey;
  /** An ISO date, or a day number without a date yet; absent for sometime. */
  day?: string | undefined;
  /** Its place in its day, from 0; ties are broken by key. */
  order: number;
  /** Its title when it was saved, for when the guide no longer has it. */
  title?: string | undefined;
  note?: string | undefined;
  /** The number of changes across all devices; the version with more wins a merge. */
  changes: number;
  /** The count when a link last merged it: up to then, both plans were the same. */
  agreed?: number | undefined;
  /** When it was removed, in milliseconds since 1970, so that older plans can't restore it. */
  gone?: number | undefined;
}

/** The most items a plan can have; all fit into its link. */
export const MOST_ITEMS = 60;

/** Where the count of changes stops. */
export const MOST_CHANGES = 36 ** 4 - 1;

/** In characters. */
export const LONGEST_NOTE = 200;

/** In characters; no title in the guide is longer (`line`). */
export const LONGEST_TITLE = 400;

const KEY = /^(?:[aep][1-9]\d{0,9}|t(?:[a-z]{1,30}|0[a-z\d]{1,7}))$/;

/** True for a well-formed key; the guide may not have what it names. */
export function isPlanKey(text: string): text is PlanKey {
  return KEY.test(text);
}

/** True for keys of this kind. */
export function isKeyOf(kind: PlanKind, key: PlanKey): boolean {
  return key.startsWith(kind);
}

/** Control characters and those that hide or reorder text; notes have none. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** Normalizes a note: one line, no hidden characters, not truncated. */
export function noteText(words: string): string {
  return words.toWellFormed().replace(HIDDEN, ' ').trim();
}

/** Length in code points, close to what visitors count. */
export function noteLength(note: string): number {
  return [...note].length;
}

/** True for a numbered day (1 to 9) without a date. */
export function isDayNumber(day: string): boolean {
  return /^[1-9]$/.test(day);
}

export interface PlanDay {
  /** An ISO date or a day number; undefined for sometime. */
  day: string | undefined;
  items: readonly PlanItem[];
}

/** The plan's days: dates first, then numbered days, then sometime. */
export function planDays(plan: Plan): PlanDay[] {
  const days = Map.groupBy(shownItems(plan), ({ day = '' }) => day);
  return [...days]
    .sort(([one], [other]) => compareDays(one, other))
    .map(([day, items]) => ({ day: day || undefined, items }));
}

/** Sorts dates first, then day numbers, then sometime (''). */
export function compareDays(one: string, other: string): number {
  const rank = (day: string) => (day === '' ? 2 : isDayNumber(day) ? 1 : 0);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

/** The items that haven't been removed, in the order of their days. */
export function shownItems(plan: Plan): PlanItem[] {
  return plan
    .filter(({ gone }) => !gone)
    .sort((one, other) => one.order - other.order || (one.key < other.key ? -1 : 1));
}
