import {
  LONGEST_NOTE,
  MOST_CHANGES,
  MOST_ITEMS,
  noteLength,
  noteText,
  type Plan,
  type PlanItem,
  shownItems,
} from './plan.ts';
import type { PlanKey } from './plan-key.ts';

/** Whatever is taken out is remembered for other tabs and devices, but not forever. */
const MOST_GONE = 200;

/** The same, in milliseconds: 60 days. */
const LONGEST_GONE = 60 * 24 * 60 * 60 * 1000;

/** True if nothing more can be saved. */
export function isFull(plan: Plan): boolean {
  return shownItems(plan).length >= MOST_ITEMS;
}

/** What is saved: its key and, if they are known, what it's called and its day (an ISO date). */
export type NewItem = Pick<PlanItem, 'key' | 'title' | 'day'>;

/** The plan with one thing more, last on its day; the same if it's there or the plan is full. */
export function addItem(plan: Plan, { key, title, day }: NewItem): Plan {
  const before = plan.find((item) => item.key === key);
  if ((before && !before.gone) || isFull(plan)) return plan;
  return put(plan, { ...changed(before), key, title, day, order: nextOrder(plan, day) });
}

/** The plan without it. `now` is the time in milliseconds since 1970. */
export function removeItem(plan: Plan, key: PlanKey, now: number): Plan {
  const before = shown(plan, key);
  if (!before) return plan;
  return forgetting(put(plan, { ...changed(before), key, order: 0, gone: now }), now);
}

/** The plan without what was taken out too long ago, or before too much else. */
export function forgetting(plan: Plan, now: number): Plan {
  const remembered = goneItems(plan).filter(({ gone }) => gone > now - LONGEST_GONE);
  return [...plan.filter(({ gone }) => !gone), ...remembered.slice(0, MOST_GONE)];
}

/** Where something is moved to. */
export interface PlanSpot {
  /** Undefined for sometime. */
  day: string | undefined;
  /** How many others are before it there. */
  place: number;
  /** What is there then, in the order in which it is shown, if hours have put it in one. */
  order?: readonly PlanKey[] | undefined;
}

/** The plan with it on another day, or for sometime. */
export function moveItem(plan: Plan, key: PlanKey, { day, place, order = [] }: PlanSpot): Plan {
  const moved = shown(plan, key);
  if (!moved) return plan;
  const others = shownItems(plan)
    .filter((item) => item.day === day && item.key !== key)
    .sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  return others.toSpliced(place, 0, moved).reduce((before: Plan, item, order) => {
    if (item.order === order && item.day === day) return before;
    return put(before, { ...item, ...changed(item), day, order });
  }, plan);
}

/** The plan with this note on it; no words, no note. Longer ones are refused: the plan stays. */
export function noteItem(plan: Plan, key: PlanKey, words: string): Plan {
  const before = shown(plan, key);
  const note = noteText(words);
  if (!before || noteLength(note) > LONGEST_NOTE || note === (before.note ?? '')) return plan;
  return put(plan, { ...before, ...changed(before), note: note || undefined });
}

/** Both plans, item by item: of two versions, the more often changed one, in whatever order. */
export function mergePlans(one: Plan, other: Plan): Plan {
  const merged = new Map<PlanKey, PlanItem>();
  for (const item of [...one, ...other]) {
    const known = merged.get(item.key);
    if (!known || stays(item, known)) merged.set(item.key, item);
  }
  return [...merged.values()].sort((first, second) => (first.key < second.key ? -1 : 1));
}

/** True if the first of two versions stays: the more often changed, then by text. */
export function stays(one: PlanItem, other: PlanItem): boolean {
  if (one.changes !== other.changes) return one.changes > other.changes;
  return textOf(one) > textOf(other);
}

function textOf({ day, order, note, gone, title, agreed }: PlanItem): string {
  return JSON.stringify([!gone, day ?? '', order, note ?? '', title ?? '', agreed ?? 0, gone ?? 0]);
}

/** What was taken out, the last first. */
export function goneItems(plan: Plan) {
  return plan
    .flatMap((item) => (item.gone ? [{ ...item, gone: item.gone }] : []))
    .sort((one, other) => other.gone - one.gone);
}

/** The plan with this version of the item. */
export function put(plan: Plan, item: PlanItem): Plan {
  return [...plan.filter(({ key }) => key !== item.key), item];
}

function shown(plan: Plan, key: PlanKey): PlanItem | undefined {
  return plan.find((item) => item.key === key && !item.gone);
}

function nextOrder(plan: Plan, day: string | undefined): number {
  return (
    Math.max(
      -1,
      ...shownItems(plan)
        .filter((item) => item.day === day)
        .map(({ order }) => order),
    ) + 1
  );
}

/** The counts of an item that is changed once more. */
export function changed(before: PlanItem | undefined): Pick<PlanItem, 'changes' | 'agreed'> {
  const changes = Math.min((before?.changes ?? 0) + 1, MOST_CHANGES);
  return { changes, agreed: before?.agreed };
}
