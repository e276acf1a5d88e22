import type { HeldBack } from '../content-source.ts';
import type { PartName } from '../reading/content-parts.ts';
import type { ParsedEntry, ReadPart } from '../reading/content-reading.ts';
import type { EntryKey } from '../tables.ts';
import { fallbackMessages } from './fallback-messages.ts';

export interface ServedEntry {
  value: unknown;
  /** Undefined if it's a past form. */
  read: ParsedEntry | undefined;
}

export type Past = ReadonlyMap<EntryKey, unknown>;

/** What to serve of a part. While an entry's identity is unclear, none counts as deleted. */
export function mergePart(
  part: PartName,
  { entries, broken, shipped = new Map() }: ReadPart,
  past: Past,
  holdBack: (held: HeldBack) => void,
): Map<EntryKey, ServedEntry> {
  const earlier = new Map([...shipped, ...past]);
  if (broken !== undefined) {
    if (broken.length > 0)
      holdBack({ problems: broken, instead: fallbackMessages.ofPart(part, past.size > 0) });
    return servedEntries(earlier);
  }
  const merged = new Map<EntryKey, ServedEntry>();
  const keys = new Set(entries.map(({ key }) => key));
  const missing = new Map([...past].filter(([key]) => !keys.has(key)));
  for (const entry of entries) {
    const { key, value, problems } = entry;
    // The first of several with one id has it.
    if (key === undefined || !keys.delete(key)) {
      holdBack({ problems, instead: fallbackMessages.ofUnclear(part, missing.size > 0) });
      for (const [missed, served] of servedEntries(missing)) merged.set(missed, served);
      missing.clear();
    } else if (value !== undefined) {
      merged.set(key, { value, read: entry });
    } else {
      const last = earlier.get(key);
      holdBack({ problems, instead: fallbackMessages.ofEntry({ part, key }, past.has(key)) });
      if (last !== undefined) merged.set(key, { value: last, read: undefined });
    }
  }
  return merged;
}

function servedEntries(past: Past): Map<EntryKey, ServedEntry> {
  return new Map([...past].map(([key, value]) => [key, { value, read: undefined }]));
}
