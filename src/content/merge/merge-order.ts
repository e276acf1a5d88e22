import { isDeepStrictEqual } from 'node:util';
import type { EntryKey } from '../tables.ts';

/** The side whose change the other doesn't have. */
export type Side = 'ours' | 'theirs' | 'both';

export interface KeyOrders {
  base: readonly EntryKey[];
  ours: readonly EntryKey[];
  theirs: readonly EntryKey[];
}

/** Who reordered the entries that both have; undefined if the order is the same. */
export function orderSide({ base, ours, theirs }: KeyOrders): Side | undefined {
  if (sameOrder(ours, theirs)) return undefined;
  if (sameOrder(base, theirs)) return 'ours';
  return sameOrder(base, ours) ? 'theirs' : 'both';
}

/** All keys in one side's order; the other's additional keys follow their neighbors. */
export function mergeOrder({ ours, theirs }: KeyOrders, first: 'ours' | 'theirs'): EntryKey[] {
  const [leading, other] = first === 'ours' ? [ours, theirs] : [theirs, ours];
  const known = new Set(leading);
  /** The keys that follow each key; `undefined` is the beginning. */
  const following = new Map<EntryKey | undefined, EntryKey[]>();
  let neighbor: EntryKey | undefined;
  for (const key of other) {
    if (known.has(key)) neighbor = key;
    else if (!following.get(neighbor)?.push(key)) following.set(neighbor, [key]);
  }
  return [undefined, ...leading].flatMap((key) => [
    ...(key === undefined ? [] : [key]),
    ...(following.get(key) ?? []),
  ]);
}

function sameOrder(one: readonly EntryKey[], other: readonly EntryKey[]): boolean {
  return isDeepStrictEqual(within(one, other), within(other, one));
}

function within(keys: readonly EntryKey[], others: readonly EntryKey[]): EntryKey[] {
  const known = new Set(others);
  return keys.filter((key) => known.has(key));
}
