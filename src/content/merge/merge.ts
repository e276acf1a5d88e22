import { isDeepStrictEqual } from 'node:util';
import type { Row, Rows } from '../postgres/postgres-tables.ts';
import type { EntryKey } from '../tables.ts';
import { mergeOrder, orderSide } from './merge-order.ts';
import { entriesOf, hasOrder, ORDER, PARTS, type Part, placeOf, type Side } from './places.ts';

/** Content that two sides have changed since they had the same. */
export interface Versions {
  /** What both started from. */
  base: Rows;
  ours: Rows;
  theirs: Rows;
}

/** May overrule who has changed a place: 'ours' then wins over what the other side has. */
export type Choose = (place: string, side: Side) => Side;

export interface Merged {
  /** What both have changed; where both have changed the same entry, ours. */
  rows: Rows;
  /** The places (see placeOf) where the two sides differ. */
  sides: ReadonlyMap<string, Side>;
}

/**
 * Takes each entry from the side that has changed it. A removed entry counts as changed, and so
 * does the order of a list that its owner arranges.
 */
export function mergeRows(versions: Versions, choose: Choose = (_, side) => side): Merged {
  const sides = new Map<string, Side>();
  const merged = PARTS.map((part) => [part, mergePart(part, versions, choose, sides)] as const);
  return { rows: Object.fromEntries(merged) as unknown as Rows, sides };
}

/** The places where the two differ. */
export function differingPlaces(before: Rows, after: Rows): ReadonlySet<string> {
  const { sides } = mergeRows({ base: before, ours: after, theirs: before });
  return new Set(sides.keys());
}

function mergePart(
  part: Part,
  { base, ours, theirs }: Versions,
  choose: Choose,
  sides: Map<string, Side>,
): Row | readonly unknown[] | undefined {
  const old = entriesOf(base, part);
  const mine = entriesOf(ours, part);
  const other = entriesOf(theirs, part);
  const entries = new Map<EntryKey, unknown>();
  for (const key of new Set([...mine.keys(), ...other.keys()])) {
    const side = settle(placeOf(part, key), sideOf(old.get(key), mine.get(key), other.get(key)));
    const entry = (side === 'theirs' ? other : mine).get(key);
    if (entry !== undefined) entries.set(key, entry);
  }
  if (part === 'site') return entries.size === 0 ? undefined : Object.fromEntries(entries);
  const keys = { base: [...old.keys()], ours: [...mine.keys()], theirs: [...other.keys()] };
  const moved = hasOrder(part) ? settle(placeOf(part, ORDER), orderSide(keys)) : undefined;
  const order = mergeOrder(keys, moved === 'theirs' ? 'theirs' : 'ours');
  return order.flatMap((key) => entries.get(key) ?? []);

  function settle(place: string, side: Side | undefined): Side | undefined {
    if (side === undefined) return undefined;
    const settled = choose(place, side);
    sides.set(place, settled);
    return settled;
  }
}

/** Undefined if both sides have the same, changed or not. */
function sideOf(base: unknown, ours: unknown, theirs: unknown): Side | undefined {
  if (isDeepStrictEqual(ours, theirs)) return undefined;
  if (isDeepStrictEqual(base, ours)) return 'theirs';
  return isDeepStrictEqual(base, theirs) ? 'ours' : 'both';
}
