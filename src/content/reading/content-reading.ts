import type { Content } from '../../model/content/content.ts';
import type { ContentProblem } from '../content-source.ts';
import type { ContentTables, EntryKey } from '../tables.ts';
import { type ContentParts, contentOf } from './content-parts.ts';

/** An entry as a source has it. */
export interface ParsedEntry<Value = unknown> {
  /** Undefined if the source doesn't say which entry this is, because its id is broken. */
  key: EntryKey | undefined;
  /** Undefined if it breaks a rule. */
  value: Value | undefined;
  /** What's wrong with it, or with it and others together. */
  problems: ContentProblem[];
  /** Where it stands: a file, or a table's name. */
  file: string;
}

/** A part as a source has it, in its order. */
export interface ReadPart<Entry extends ParsedEntry = ParsedEntry> {
  entries: Entry[];
  /** Faults of the part as a whole; an empty list if another part names that of their file. */
  broken: readonly ContentProblem[] | undefined;
  /** The entries' forms that come with the program, served if nothing better is known. */
  shipped?: ReadonlyMap<EntryKey, unknown>;
}

/** Everything a source holds, right or wrong. */
export type ContentReading = {
  [Name in keyof ContentParts]: ReadPart;
};

/** All that is wrong, part by part. */
export function problemsIn(reading: ContentReading): ContentProblem[] {
  return Object.values(reading).flatMap(({ broken = [], entries }) => [
    ...broken,
    ...entries.flatMap(({ problems }) => problems),
  ]);
}

/** The content exactly as the source has it; undefined if anything is wrong with it. */
export function flawlessContent(
  reading: ContentReading,
  tables: ContentTables,
): Content | undefined {
  return problemsIn(reading).length === 0 ? contentOf(validParts(reading), tables) : undefined;
}

/** The valid entries; of several with one key, the first. */
export function validParts(reading: ContentReading): ContentParts {
  const parts = Object.entries(reading).map(([name, part]) => {
    const entries = new Map<EntryKey, unknown>();
    for (const { key, value } of part.entries)
      if (key !== undefined && value !== undefined && !entries.has(key)) entries.set(key, value);
    return [name, entries];
  });
  return Object.fromEntries(parts) as ContentParts;
}
