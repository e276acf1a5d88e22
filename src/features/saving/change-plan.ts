import {
  LONGEST_NOTE,
  MOST_ITEMS,
  noteLength,
  noteText,
  type Plan,
  type PlanItem,
  type PlanKey,
  shownItems,
} from './plan.ts';

/** Whatever is taken out is remembered for other tabs, but not forever. */
const MOST_GONE = 200;

/** True if nothing more can be saved. */
export function isFull(plan: Plan): boolean {
  return shownItems(plan).length >= MOST_ITEMS;
}

/** What is saved: its key and, if they are known, what it's called and its day (an ISO date). */
export type NewItem = Pick<PlanItem, 'key' | 'title' | 'day'>;

/**
 * The plan with one thing more, last on its day or for sometime. The same plan if it has it already,
 * or if it's full. `now` is the time in milliseconds since 1970.
 */
export function addItem(plan: Plan, { key, title, day }: NewItem, now: number): Plan {
  const before = plan.find((item) => item.key === key);
  if ((before && !before.gone) || isFull(plan)) return plan;
  const stamp = after(before, now);
  return put(plan, { key, title, day, order: nextOrder(plan, day), stamp });
}

/** The plan without it. */
export function removeItem(plan: Plan, key: PlanKey, now: number): Plan {
  const before = shown(plan, key);
  if (!before) return plan;
  const changed = put(plan, { key, order: 0, stamp: after(before, now), gone: true });
  const gone = changed.filter((item) => item.gone).sort((one, other) => other.stamp - one.stamp);
  const forgotten = new Set(gone.slice(MOST_GONE));
  return forgotten.size === 0 ? changed : changed.filter((item) => !forgotten.has(item));
}

/**
 * The plan with it on another day, or at another place of the same one: `place` counts the others
 * there from 0. Without a day, it's for sometime.
 */
export function moveItem(
  plan: Plan,
  key: PlanKey,
  { day, place }: { day: string | undefined; place: number },
  now: number,
): Plan {
  const moved = shown(plan, key);
  if (!moved) return plan;
  const others = shownItems(plan).filter((item) => item.day === day && item.key !== key);
  return others.toSpliced(place, 0, moved).reduce((changed: Plan, item, order) => {
    if (item.order === order && item.day === day) return changed;
    return put(changed, { ...item, day, order, stamp: after(item, now) });
  }, plan);
}

/** The plan with this note on it; no words, no note. Longer ones are refused: the plan stays. */
export function noteItem(plan: Plan, key: PlanKey, words: string, now: number): Plan {
  const before = shown(plan, key);
  const note = noteText(words);
  if (!before || noteLength(note) > LONGEST_NOTE || note === (before.note ?? '')) return plan;
  return put(plan, { ...before, note: note || undefined, stamp: after(before, now) });
}

/** The plan with what the other one has and it doesn't, as far as there is room. */
export function addPlan(plan: Plan, other: Plan, now: number): Plan {
  return shownItems(other).reduce((changed, { note = '', ...item }) => {
    const added = addItem(changed, item, now);
    return added === changed ? changed : noteItem(added, item.key, note, now);
  }, plan);
}

/** The other plan in place of this one. */
export function replacePlan(plan: Plan, other: Plan, now: number): Plan {
  const emptied = shownItems(plan).reduce((rest, { key }) => removeItem(rest, key, now), plan);
  return addPlan(emptied, other, now);
}

/**
 * Both plans, item by item: of two versions of one, the later counts, whatever the order in which
 * they come. Merging twice, or in another order, gives the same.
 */
export function mergePlans(one: Plan, other: Plan): Plan {
  const merged = new Map<PlanKey, PlanItem>();
  for (const item of [...one, ...other]) {
    const known = merged.get(item.key);
    if (!known || isLater(item, known)) merged.set(item.key, item);
  }
  return [...merged.values()].sort((first, second) => (first.key < second.key ? -1 : 1));
}

/** Of two with the same stamp, the text decides, so that all tabs agree. */
function isLater(one: PlanItem, other: PlanItem): boolean {
  if (one.stamp !== other.stamp) return one.stamp > other.stamp;
  return textOf(one) > textOf(other);
}

function textOf({ day, order, note, gone, title }: PlanItem): string {
  return JSON.stringify([gone ?? false, day ?? '', order, note ?? '', title ?? '']);
}

function put(plan: Plan, item: PlanItem): Plan {
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

/** Later than before, even if the clock was put back. */
function after(before: PlanItem | undefined, now: number): number {
  return Math.max(now, (before?.stamp ?? 0) + 1);
}
