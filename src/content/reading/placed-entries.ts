import type { z } from 'zod';
import {
  type Entry,
  problemAt,
  validate,
  within,
  type YamlPlace,
} from '../files/schema-problems.ts';
import type { ContentTables, EntryKey } from '../tables.ts';
import { createYielder } from '../yielder.ts';
import type { ContentParts, PartName } from './content-parts.ts';
import { comparedParts } from './content-parts.ts';
import type { ParsedEntry, ReadPart } from './content-reading.ts';
import { CrossRules } from './cross-rules.ts';

/** An entry with its place in the files, for faults. */
export interface LocatedEntry<Value = unknown> extends ParsedEntry<Value> {
  place: YamlPlace;
}

export type PlacedPart<Value = unknown> = ReadPart<LocatedEntry<Value>>;

type ValueOf<Part> = Part extends ReadonlyMap<EntryKey, infer Value> ? Value : never;

export type PlacedReading = {
  [Name in PartName]: PlacedPart<ValueOf<ContentParts[Name]>>;
};

/** Validates the entry at the place. */
export function readPlaced<Schema extends z.ZodType>(
  key: EntryKey | undefined,
  schema: Schema,
  place: YamlPlace,
): LocatedEntry<z.output<Schema>> {
  const problems: ParsedEntry['problems'] = [];
  const value = validate(schema, place, (problem) => problems.push(problem));
  return { key, value, problems, file: place.yaml.file, place };
}

/** The entries that are valid on their own. */
export function validEntries<Value>({ entries }: PlacedPart<Value>): Entry<Value>[] {
  return entries.flatMap(({ value, place }) => (value === undefined ? [] : [{ value, place }]));
}

/** Checks valid entries against each other, adding problems. Yields to the event loop. */
export async function checkTogether(reading: PlacedReading, tables: ContentTables): Promise<void> {
  const yielding = createYielder();
  const rules = new CrossRules(tables);
  for (const part of comparedParts(reading)) {
    const keys = new Set<EntryKey>();
    for (const { key, value, place, problems } of reading[part].entries) {
      await yielding();
      if (key === undefined || value === undefined || keys.has(key)) continue;
      keys.add(key);
      const name = { part, key };
      for (const { path, message } of rules.faultsOf(name, value))
        problems.push(problemAt(within(place, path), message));
      rules.add(name, value);
    }
  }
}
