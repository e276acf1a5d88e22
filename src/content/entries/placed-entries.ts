import type { z } from 'zod';
import { createPace } from '../files/pace.ts';
import { type Entry, type Place, problemAt, validate, within } from '../schema-problems.ts';
import { type ContentParts, type EntryKey, PART_NAMES, type PartName } from './content-parts.ts';
import { type ReadEntry, type ReadPart, validParts } from './content-reading.ts';
import { crossFaults } from './cross-faults.ts';

/** An entry that knows its place, so that its faults can be found. */
export interface PlacedEntry<Value = unknown> extends ReadEntry<Value> {
  place: Place;
}

export type PlacedPart<Value = unknown> = ReadPart<PlacedEntry<Value>>;

type ValueOf<Part> = Part extends ReadonlyMap<EntryKey, infer Value> ? Value : never;

export type PlacedReading = {
  [Name in PartName]: PlacedPart<ValueOf<ContentParts[Name]>>;
};

/** Reads the entry at the place. */
export function readPlaced<Schema extends z.ZodType>(
  key: EntryKey | undefined,
  schema: Schema,
  place: Place,
): PlacedEntry<z.output<Schema>> {
  const problems: ReadEntry['problems'] = [];
  const value = validate(schema, place, (problem) => problems.push(problem));
  return { key, value, problems, file: place.yaml.file, place };
}

/** The entries that are valid on their own. */
export function validEntries<Value>({ entries }: PlacedPart<Value>): Entry<Value>[] {
  return entries.flatMap(({ value, place }) => (value === undefined ? [] : [{ value, place }]));
}

/**
 * Compares the valid entries with each other, and adds what doesn't go together to the problems of
 * the entry that breaks the rule. Gives others the event loop, no matter how many there are.
 */
export async function checkTogether(reading: PlacedReading): Promise<void> {
  const pace = createPace();
  const indexes = new Map(PART_NAMES.map((name) => [name, indexOf(reading[name])]));
  for (const fault of crossFaults(validParts(reading))) {
    await pace();
    const entry = fault && indexes.get(fault.at.part)?.get(fault.at.key);
    if (entry) entry.problems.push(problemAt(within(entry.place, fault.path), fault.message));
  }
}

/** The entries that `validParts` takes. */
function indexOf({ entries }: PlacedPart): ReadonlyMap<EntryKey, PlacedEntry> {
  const index = new Map<EntryKey, PlacedEntry>();
  for (const entry of entries) {
    const { key, value } = entry;
    if (key !== undefined && value !== undefined && !index.has(key)) index.set(key, entry);
  }
  return index;
}
