import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { idSchema } from '../../model/text.ts';
import type { ContentProblem, Report } from '../content-source.ts';
import { problemAt, validate, valueAt, within, type YamlPlace } from '../files/schema-problems.ts';
import { readTextFile } from '../files/text-file.ts';
import { parseYaml, readYamlFile } from '../files/yaml-text.ts';
import type { ContentPath } from '../gate/content-gate.ts';
import type { DocumentFolder, EntryKey, ListFile, ListRow } from '../tables.ts';
import { type LocatedEntry, type PlacedPart, readPlaced } from './placed-entries.ts';
import { splitFrontMatter } from './post-file.ts';

/** An empty list must be explicit, as a file that lost its text must not empty the pages. */
const rowsSchema = z.array(z.unknown(), {
  error: ({ input }) =>
    input === null ? 'is empty; write [] if the list has no entries' : undefined,
});

/** Reads the entries of a list's YAML file; faults name them by the list's name. */
export function readListFile(
  folder: string,
  { file, mayBeMissing }: ListFile,
  { name, schema }: Pick<ListRow, 'name' | 'schema'>,
): PlacedPart {
  if (mayBeMissing && isMissing(join(folder, file))) return { entries: [], broken: undefined };
  const broken: ContentProblem[] = [];
  const report: Report = (problem) => broken.push(problem);
  const yaml = readYamlFile({ root: folder, file: join(folder, file) }, report);
  const rows = yaml && validate(rowsSchema, { yaml, root: name, path: [] }, report);
  if (!rows) return { entries: [], broken };
  const firstPlaces = new Map<EntryKey, YamlPlace>();
  const entries = rows.map((_, index) => {
    const place: YamlPlace = { yaml, root: name, path: [index] };
    const idPlace = within(place, ['id']);
    const id = idSchema.safeParse(valueAt(idPlace)).data;
    const entry = readPlaced(id, schema, place);
    if (id === undefined) return entry;
    const first = firstPlaces.get(id);
    if (first) {
      const line = `${yaml.file}:${yaml.lineOf(first.path)}`;
      const message = `is ${id}, which is also the id in ${line}; give one of them another number`;
      entry.problems.unshift(problemAt(idPlace, message));
    } else firstPlaces.set(id, idPlace);
    return entry;
  });
  return { entries, broken: undefined };
}

/** False if it can't be looked at: reading it reports why. */
function isMissing(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

/** An entry whose file hasn't been parsed, without problems so far. */
export function unreadEntry(key: EntryKey | undefined, file: string): LocatedEntry<never> {
  const yaml = { file, value: undefined, lineOf: () => undefined };
  return { key, value: undefined, problems: [], file, place: { yaml, root: '', path: [] } };
}

/** Reads a document: front matter, and the body as `content`. `key` is from the file name. */
export function readDocument(
  path: ContentPath,
  key: EntryKey,
  { key: named }: Pick<DocumentFolder, 'key'>,
  schema: z.ZodObject,
): LocatedEntry {
  const { headSchema, restSchema } = partsOf(schema, named);
  const { file } = path;
  const unread = unreadEntry(key, file);
  const report: Report = (problem) => unread.problems.push(problem);
  const text = readTextFile(path, report);
  if (text === undefined) return unread;
  const parts = splitFrontMatter(text);
  if (parts === undefined) {
    const message =
      'has no front matter; start with a --- line, then title: and the other fields, then another --- line';
    report({ file, line: 1, message });
    return unread;
  }
  const { content, contentLine } = parts;
  const lineOf = ([field]: readonly PropertyKey[]) => (field === 'content' ? contentLine : 1);
  const rest = validate(
    restSchema,
    { yaml: { file, value: { [named]: key, content }, lineOf }, root: '', path: [] },
    report,
  );
  const yaml = parseYaml({ file, text: parts.front, firstLine: 2 }, report);
  const place = yaml && { yaml, root: '', path: [] };
  const head = place && validate(headSchema, place, report);
  if (!rest || !place || !head) return unread;
  const value: Record<string, unknown> = { ...head, ...rest };
  // In schema order, so that a last good copy has the same bytes.
  const fields = Object.keys(schema.shape).filter((field) => Object.hasOwn(value, field));
  const ordered = fields.map((field) => [field, value[field]]);
  return { ...unread, place, value: Object.fromEntries(ordered) };
}

/** By schema: making one takes longer than validating a document with it. */
const documentParts = new WeakMap<z.ZodObject, DocumentParts>();

interface DocumentParts {
  /** Of the front matter. */
  headSchema: z.ZodObject;
  /** Of the key in the file's name and the body. */
  restSchema: z.ZodObject;
}

function partsOf(schema: z.ZodObject, named: string): DocumentParts {
  const known = documentParts.get(schema);
  if (known) return known;
  const ofName = { [named]: true, content: true } as { content: true };
  const parts = { headSchema: schema.omit(ofName), restSchema: schema.pick(ofName) };
  documentParts.set(schema, parts);
  return parts;
}
