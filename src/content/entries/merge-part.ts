import { isDeepStrictEqual } from 'node:util';
import type { HeldBack } from '../content-source.ts';
import type { EntryKey, PartName } from './content-parts.ts';
import type { ReadEntry, ReadPart } from './content-reading.ts';
import { instead } from './instead.ts';

/** An entry to be served. */
export interface Draft {
  value: unknown;
  /** How the source has it; undefined for a form from the past. */
  read: ReadEntry | undefined;
}

export type Past = ReadonlyMap<EntryKey, unknown>;

/**
 * What is served of a part: its entries in their new order, those with a fault in their form from
 * the past or, if they have none, in the one that comes with the program. If it isn't clear which
 * entry one is, no other counts as deleted, because it may be the one.
 */
export function mergePart(
  part: PartName,
  { entries, broken, shipped = new Map() }: ReadPart,
  past: Past,
  holdBack: (held: HeldBack) => void,
): Map<EntryKey, Draft> {
  const earlier = new Map([...shipped, ...past]);
  if (broken !== undefined) {
    if (broken.length > 0)
      holdBack({ problems: broken, instead: instead.ofPart(part, past.size > 0) });
    return drafts(earlier);
  }
  const merged = new Map<EntryKey, Draft>();
  const byKey = Map.groupBy(entries, ({ key }) => key);
  const owners = new Map(
    [...byKey].map(([key, twins]) => [
      key,
      key === undefined ? undefined : ownerOf(twins, past.get(key)),
    ]),
  );
  const missing = new Map([...past].filter(([key]) => !byKey.has(key)));
  for (const entry of entries) {
    const { key } = entry;
    const twins = byKey.get(key) ?? [];
    if (key === undefined || entry !== owners.get(key)) {
      const problems = problemsOf(entry, twins);
      holdBack({ problems, instead: instead.ofUnclear(part, missing.size > 0) });
      for (const [missed, draft] of drafts(missing)) merged.set(missed, draft);
      missing.clear();
    } else if (entry.value !== undefined && !isDoubtful(entry, twins, past.get(key))) {
      merged.set(key, { value: entry.value, read: entry });
    } else {
      const value = earlier.get(key);
      const problems = problemsOf(entry, twins);
      holdBack({ problems, instead: instead.ofEntry({ part, key }, past.has(key)) });
      if (value !== undefined) merged.set(key, { value, read: undefined });
    }
  }
  return merged;
}

function drafts(past: Past): Map<EntryKey, Draft> {
  return new Map([...past].map(([key, value]) => [key, { value, read: undefined }]));
}

/**
 * Which of the entries with one id it belongs to: to the one that was there; if that's unclear, to
 * the first valid one.
 */
function ownerOf(twins: readonly ReadEntry[], past: unknown): ReadEntry | undefined {
  if (twins.length < 2) return twins[0];
  const valid = twins.filter(({ value }) => value !== undefined);
  return valid.find(({ value }) => isSameEntry(value, past)) ?? valid[0] ?? twins[0];
}

/** True if others claim its id too, and none of them is the one that was there. */
function isDoubtful({ value }: ReadEntry, twins: readonly ReadEntry[], past: unknown): boolean {
  return twins.length > 1 && past !== undefined && !isSameEntry(value, past);
}

/** Only one of two entries with the same id is told so. */
function problemsOf({ problems }: ReadEntry, twins: readonly ReadEntry[]) {
  return problems.length > 0 ? problems : twins.flatMap((twin) => twin.problems);
}

/** True if the owner has written the same; measurements of pictures don't count. */
export function isSameEntry(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(withoutImage(one), withoutImage(other));
}

function withoutImage(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'image' in value
    ? Object.fromEntries(Object.entries(value).filter(([field]) => field !== 'image'))
    : value;
}
