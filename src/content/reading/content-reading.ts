import type { Content } from '../../model/content/content.ts';
import type { ContentProblem } from '../content-source.ts';
import type { ContentTables, EntryKey } from '../tables.ts';
import { type ContentParts, contentOf } from './content-parts.ts';

/** An entry as the source has it. */
export interface ParsedEntry<Value = unknown> {
  /** Undefined if the id is broken. */
  key: EntryKey | undefined;
  value: Value | undefined;
  problems: ContentProblem[];
  file: string;
}

/** A part as the source has it, in order. */
export interface ReadPart<Entry extends ParsedEntry = ParsedEntry> {
  entries: Entry[];
  /** Faults of the part as a whole; empty if another part reports the fault of their file. */
  broken: readonly ContentProblem[] | undefined;
  /** The shipped form of each entry, served if nothing better is known. */
  shipped?: ReadonlyMap<EntryKey, unknown>;
}

/** Everything a source has, valid or not. */
export type ContentReading = {
  [Name in keyof ContentParts]: ReadPart;
};

/** All problems, part by part. */
export function problemsIn(reading: ContentReading): ContentProblem[] {
  return Object.values(reading).flatMap(({ broken = [], entries }) => [
    ...broken,
    ...entries.flatMap(({ problems }) => problems),
  ]);
}

/** The content exactly as the source has it; undefined if there is a problem. */
export function flawlessContent(
  reading: ContentReading,
  tables: ContentTables,
): Content | undefined {
  return problemsIn(reading).length === 0 ? contentOf(validParts(reading), tables) : undefined;
}

/** The valid entries; the first of several with one key. */
export function validParts(reading: ContentReading): ContentParts {
  const parts = Object.entries(reading).map(([name, part]) => {
    const entries = new Map<EntryKey, unknown>();
    for (const { key, value } of part.entries)
      if (key !== undefined && value !== undefined && !entries.has(key)) entries.set(key, value);
    return [name, entries];
  });
  return Object.fromEntries(parts) as ContentParts;
}
