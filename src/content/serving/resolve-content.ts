import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '../../model/content/content.ts';
import {
  type ContentProblem,
  ContentProblems,
  type HeldBack,
  type Tolerance,
} from '../content-source.ts';
import {
  type ContentParts,
  comparedParts,
  contentOf,
  type EntryName,
  partsOf,
} from '../reading/content-parts.ts';
import {
  type ContentReading,
  flawlessContent,
  type ParsedEntry,
  problemsIn,
} from '../reading/content-reading.ts';
import type { CrossFault } from '../reading/cross-fault.ts';
import { CrossRules } from '../reading/cross-rules.ts';
import type { ContentTables, EntryKey } from '../tables.ts';
import { createYielder } from '../yielder.ts';
import { fallbackMessages } from './fallback-messages.ts';
import { mergePart } from './merge-part.ts';

/** The content to serve. Throws ContentProblems; with tolerance, only if too little is valid. */
export async function contentToServe(
  reading: ContentReading,
  tables: ContentTables,
  tolerance?: Tolerance,
): Promise<Content> {
  await nextTurn();
  const flawless = flawlessContent(reading, tables);
  if (flawless !== undefined) return flawless;
  const resolved = tolerance && (await resolveContent(await tolerance.past(), reading, tables));
  if (resolved?.content === undefined) throw new ContentProblems(problemsIn(reading));
  tolerance?.heldBack(resolved.held);
  return resolved.content;
}

export interface Settled {
  content: Content | undefined;
  held: readonly HeldBack[];
}

/**
 * What to serve of a reading with faults. An entry that breaks a rule is served in its past form,
 * or not at all if that breaks one, too; of two in conflict, that is the later. Deleted entries are
 * gone. The result is valid and stable if it becomes the past. Pure.
 */
export async function resolveContent(
  past: Content | undefined,
  reading: ContentReading,
  tables: ContentTables,
): Promise<Settled> {
  const held: HeldBack[] = [];
  const before = past && partsOf(past);
  const rules = new CrossRules(tables);
  const yielding = createYielder();
  const parts: Partial<Record<keyof ContentParts, Map<EntryKey, unknown>>> = {};
  for (const part of comparedParts(reading)) {
    await nextTurn();
    const served = new Map<EntryKey, unknown>();
    const last = before?.[part] ?? new Map<EntryKey, unknown>();
    const drafts = mergePart(part, reading[part], last, (entry) => held.push(entry));
    for (const [key, { value, read }] of drafts) {
      await yielding();
      const name = { part, key };
      const faults = rules.faultsOf(name, value);
      const good = read && faults.length > 0 ? last.get(key) : value;
      const isServed =
        good !== undefined && (good === value ? faults : rules.faultsOf(name, good)).length === 0;
      if (faults.length > 0)
        held.push({
          problems: faults.map((fault) => problemOf(fault, name, read)),
          instead: fallbackMessages.ofEntry(name, isServed),
        });
      if (!isServed) continue;
      rules.add(name, good);
      served.set(key, good);
    }
    parts[part] = served;
  }
  await nextTurn();
  // Each value was valid in its part, now or in the past.
  return { content: contentOf(parts as ContentParts, tables), held };
}

/** With its line, unless it's a fault only because of what is held back. */
function problemOf(
  { path, message }: CrossFault,
  { part, key }: EntryName,
  read: ParsedEntry | undefined,
): ContentProblem {
  const placed = read?.problems.find((problem) => problem.message === message);
  const field = [part, key, ...path].map(String).join('.');
  return placed ?? { file: read?.file ?? part, field, message };
}
