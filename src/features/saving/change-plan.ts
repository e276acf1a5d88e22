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

/** The most removed items to remember, for merging with other tabs and devices. */
const MOST_GONE = 200;

/** How long to remember them: 60 days, in milliseconds. */
const LONGEST_GONE = 60 * 24 * 60 * 60 * 1000;

/** True if nothing more can be saved. */
export function isFull(plan: Plan): boolean {
  return shownItems(plan).length >= MOST_ITEMS;
}

/** A thing to save; its day is an ISO date. */
export type NewItem = Pick<PlanItem, 'key' | 'title' | 'day'>;

/** Appends a thing to its day; returns the same plan if it's already there or the plan is full. */
export function addItem(plan: Plan, { key, title, day }: NewItem): Plan {
  const before = plan.find((item) => item.key === key);
  if ((before && !before.gone) || isFull(plan)) return plan;
  return put(plan, { ...changed(before), key, title, day, order: nextOrder(plan, day) });
}

/** Removes an item. `now` is in milliseconds since 1970. */
export function removeItem(plan: Plan, key: PlanKey, now: number): Plan {
  const before = shown(plan, key);
  if (!before) return plan;
  return forgetting(put(plan, { ...changed(before), key, order: 0, gone: now }), now);
}

/** Drops removed items that are too old or exceed the limit. */
export function forgetting(plan: Plan, now: number): Plan {
  const remembered = goneItems(plan).filter(({ gone }) => gone > now - LONGEST_GONE);
  return [...plan.filter(({ gone }) => !gone), ...remembered.slice(0, MOST_GONE)];
}

export interface PlanSpot {
  /** Undefined for sometime. */
  day: string | undefined;
  /** Its index among the day's items. */
  place: number;
  /** The day's items in the order shown, if hours have sorted them. */
  order?: readonly PlanKey[] | undefined;
}

/** Moves an item to another place or day, or to sometime. */
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

/** Sets or clears an item's note. A note that is too long is rejected: the plan stays the same. */
export function noteItem(plan: Plan, key: PlanKey, words: string): Plan {
  const before = shown(plan, key);
  const note = noteText(words);
  if (!before || noteLength(note) > LONGEST_NOTE || note === (before.note ?? '')) return plan;
  return put(plan, { ...before, ...changed(before), note: note || undefined });
}

/** Merges two plans item by item; the version with more changes wins, whatever the order of arguments. */
export function mergePlans(one: Plan, other: Plan): Plan {
  const merged = new Map<PlanKey, PlanItem>();
  for (const item of [...one, ...other]) {
    const known = merged.get(item.key);
    if (!known || stays(item, known)) merged.set(item.key, item);
  }
  return [...merged.values()].sort((first, second) => (first.key < second.key ? -1 : 1));
}

/** True if the first version wins: more changes, then the later text. */
export function stays(one: PlanItem, other: PlanItem): boolean {
  if (one.changes !== other.changes) return one.changes > other.changes;
  return textOf(one) > textOf(other);
}

function textOf({ day, order, note, gone, title, agreed }: PlanItem): string {
  return JSON.stringify([!gone, day ?? '', order, note ?? '', title ?? '', agreed ?? 0, gone ?? 0]);
}

/** The removed items, latest first. */
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

/** The counts for an item's next change. */
export function changed(before: PlanItem | undefined): Pick<PlanItem, 'changes' | 'agreed'> {
  const changes = Math.min((before?.changes ?? 0) + 1, MOST_CHANGES);
  return { changes, agreed: before?.agreed };
}
