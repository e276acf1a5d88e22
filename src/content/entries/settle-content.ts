import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '../../model/content.ts';
import type { ContentProblem, HeldBack } from '../content-source.ts';
import { createPace } from '../files/pace.ts';
import {
  type ContentParts,
  contentOf,
  type EntryKey,
  type EntryName,
  PART_NAMES,
  type PartName,
  partsOf,
} from './content-parts.ts';
import type { ContentReading } from './content-reading.ts';
import type { CrossFault } from './cross-fault.ts';
import { crossFaults } from './cross-faults.ts';
import { instead } from './instead.ts';
import { type Draft, isSameEntry, mergePart } from './merge-part.ts';

export interface Settled {
  /** Undefined if the site lacks a fact that no page can do without. */
  content: Content | undefined;
  held: readonly HeldBack[];
}

/**
 * What to serve of a reading with faults: each entry as it was read, but one with a fault in its
 * form from the past, or not at all if there is none. Where valid entries don't go together, the
 * changed one is held back; if neither has changed, the one that breaks the rule is left out. What
 * the source has deleted is gone. Always valid content; pure, and the same again if the result
 * becomes the past. Gives others the event loop, no matter how much there is.
 */
export async function settleContent(
  past: Content | undefined,
  reading: ContentReading,
): Promise<Settled> {
  const settling = new Settling(past && partsOf(past), reading);
  await nextTurn();
  await settling.resolveCrossFaults();
  await nextTurn();
  const { parts, held } = settling;
  await nextTurn();
  return { content: contentOf(parts), held };
}

class Settling {
  readonly held: HeldBack[] = [];
  readonly #past: ContentParts | undefined;
  readonly #drafts: Record<PartName, Map<EntryKey, Draft>>;

  constructor(past: ContentParts | undefined, reading: ContentReading) {
    this.#past = past;
    const holdBack = (held: HeldBack) => void this.held.push(held);
    this.#drafts = byPart((part) =>
      mergePart(part, reading[part], past?.[part] ?? new Map(), holdBack),
    );
  }

  /** What would be served now. */
  get parts(): ContentParts {
    // Each value was valid in its part, whether it was read now or in the past.
    return byPart((part) => {
      const entries = [...this.#drafts[part]];
      return new Map(entries.map(([key, { value }]) => [key, value]));
    }) as ContentParts;
  }

  /** Ends, because each round replaces a newly read form, or leaves an entry out. */
  async resolveCrossFaults(): Promise<void> {
    for (
      let faults = await this.#findFaults();
      faults.length > 0;
      faults = await this.#findFaults()
    ) {
      const first = Math.min(...faults.map(turnOf));
      this.#resolve(faults.filter((fault) => turnOf(fault) === first));
    }
  }

  /** What was there is left out only if nothing that has changed is to blame. */
  #resolve(faults: readonly CrossFault[]): void {
    const changed = new Map(faults.flatMap((fault) => this.#changedEntries(fault)));
    for (const { name, fault } of changed.values()) this.#goBack(name, fault);
    if (changed.size === 0) for (const fault of faults) this.#leaveOut(fault.at, fault);
  }

  async #findFaults(): Promise<CrossFault[]> {
    const faults: CrossFault[] = [];
    const pace = createPace();
    const { parts } = this;
    await nextTurn();
    for (const fault of crossFaults(parts)) {
      await pace();
      if (fault) faults.push(fault);
    }
    return faults;
  }

  /** The one to blame for the fault because it has changed, by its draft; none or one. */
  #changedEntries(fault: CrossFault): [Draft, { name: EntryName; fault: CrossFault }][] {
    for (const name of fault.other ? [fault.at, fault.other] : [fault.at]) {
      const draft = this.#drafts[name.part].get(name.key);
      const past = this.#pastForm(name);
      if (!draft?.read || isSameEntry(draft.value, past)) continue;
      if (past === undefined || !fault.remains?.(name, past)) return [[draft, { name, fault }]];
    }
    return [];
  }

  #goBack(name: EntryName, fault: CrossFault): void {
    const value = this.#pastForm(name);
    if (value === undefined) {
      this.#leaveOut(name, fault);
      return;
    }
    this.held.push({ problems: [this.#problemOf(fault)], instead: instead.ofEntry(name, true) });
    this.#drafts[name.part].set(name.key, { value, read: undefined });
  }

  #leaveOut(name: EntryName, fault: CrossFault): void {
    this.held.push({ problems: [this.#problemOf(fault)], instead: instead.ofEntry(name, false) });
    this.#drafts[name.part].delete(name.key);
  }

  #pastForm({ part, key }: EntryName): unknown {
    return this.#past?.[part].get(key);
  }

  /** With its line, unless only what is held back makes it a fault. */
  #problemOf({ at, path, message }: CrossFault): ContentProblem {
    const read = this.#drafts[at.part].get(at.key)?.read;
    const placed = read?.problems.find((problem) => problem.message === message);
    const field = [at.part, at.key, ...path].map(String).join('.');
    return placed ?? { file: read?.file ?? at.part, field, message };
  }
}

/**
 * When a fault is resolved. Redirects wait until the pages that they lead to are settled; and
 * without an entry that refers to nothing, others may go together.
 */
function turnOf({ at, other }: CrossFault): number {
  return (at.part === 'redirects' ? 2 : 0) + (other === undefined ? 0 : 1);
}

function byPart<Value>(of: (part: PartName) => Value): Record<PartName, Value> {
  return Object.fromEntries(PART_NAMES.map((part) => [part, of(part)])) as Record<PartName, Value>;
}
