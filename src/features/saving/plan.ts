import type { PlanKey, PlanKind } from './plan-key.ts';

/** What a visitor has saved, in the visitor's own browser only (decision 35). */
export type Plan = readonly PlanItem[];

/** One saved thing. Plans are merged item by item, so each counts its changes. */
export interface PlanItem {
  key: PlanKey;
  /** An ISO date, or the number of a day that has no date yet; without it, it's for sometime. */
  day?: string | undefined;
  /** Its place in its day, from 0; among equals the key decides. */
  order: number;
  /** What it was called when it was saved, to name it once the guide no longer has it. */
  title?: string | undefined;
  /** The visitor's own words, on one line. */
  note?: string | undefined;
  /** How often it was changed, on all devices together: of two versions, the higher count stays. */
  changes: number;
  /** The count that it had when it was last taken from a link: up to there, both plans were the same. */
  agreed?: number | undefined;
  /** When it was taken out, in milliseconds since 1970: older plans can't put it back. */
  gone?: number | undefined;
}

/** How many things a plan has room for; all of them fit into its link. */
export const MOST_ITEMS = 60;

/** The highest count of changes; it ends there. */
export const MOST_CHANGES = 36 ** 4 - 1;

/** The longest note, in characters. */
export const LONGEST_NOTE = 200;

/** The longest title that is stored, in characters: no title of the guide's is longer (`line`). */
export const LONGEST_TITLE = 400;

const KEY = /^(?:[aep][1-9]\d{0,9}|t(?:[a-z]{1,30}|0[a-z\d]{1,7}))$/;

/** True for text that is a key; the guide may not have what it names. */
export function isPlanKey(text: string): text is PlanKey {
  return KEY.test(text);
}

/** True if the key is that of something of this kind. */
export function isKeyOf(kind: PlanKind, key: PlanKey): boolean {
  return key.startsWith(kind);
}

/** Characters that hide or reorder words, and controls: a note has none of them. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** The words as a note keeps them: on one line, without hidden characters, not cut. */
export function noteText(words: string): string {
  return words.toWellFormed().replace(HIDDEN, ' ').trim();
}

/** The number of characters as visitors count them, near enough: an emoji of one sign is one. */
export function noteLength(note: string): number {
  return [...note].length;
}

/** True for a day that has a number, from 1 to 9, and no date yet. */
export function isDayNumber(day: string): boolean {
  return /^[1-9]$/.test(day);
}

/** A day of a plan. */
export interface PlanDay {
  /** An ISO date or a number, those with a number last; undefined for what is for sometime. */
  day: string | undefined;
  items: readonly PlanItem[];
}

/** What the plan shows: each of its days in order, and last what is for sometime. */
export function planDays(plan: Plan): PlanDay[] {
  const days = Map.groupBy(shownItems(plan), ({ day = '' }) => day);
  return [...days]
    .sort(([one], [other]) => compareDays(one, other))
    .map(([day, items]) => ({ day: day || undefined, items }));
}

/** Dates first, then numbers, and last what is for sometime (''). */
export function compareDays(one: string, other: string): number {
  const rank = (day: string) => (day === '' ? 2 : isDayNumber(day) ? 1 : 0);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

/** What hasn't been taken out, in the order of each day. */
export function shownItems(plan: Plan): PlanItem[] {
  return plan
    .filter(({ gone }) => !gone)
    .sort((one, other) => one.order - other.order || (one.key < other.key ? -1 : 1));
}
