import { join } from 'node:path';
import { z } from 'zod';
import type { ListedPost } from '../../model/content.ts';
import { postSchema } from '../../model/post/post-schema.ts';
import type { Report } from '../content-source.ts';
import { checkUniqueIds } from '../cross-checks.ts';
import { type Entry, type Place, validate, validateEntry } from '../schema-problems.ts';
import { splitFrontMatter } from './post-file.ts';
import { readTextFile } from './text-file.ts';
import { parseYaml, readYamlFile } from './yaml-text.ts';

/** Reads a YAML file that holds a single entry. Reports every fault; undefined if there are any. */
export function readEntry<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  report: Report,
): Entry<z.output<Schema>> | undefined {
  const yaml = readYamlFile(file, report);
  return yaml && validateEntry(schema, { yaml, root: '', path: [] }, report);
}

/** A list without entries must say so: a file whose text got lost must not empty its pages. */
const rowsSchema = z.array(z.unknown(), {
  error: ({ input }) =>
    input === null ? 'is empty; write [] if the list has no entries' : undefined,
});

/**
 * Reads the list of entries in the folder's `name`.yaml; its faults call the list `name`, too.
 * Reports every fault and returns the valid entries.
 */
export function readEntryList<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  report: Report,
): Entry<z.output<Schema>>[] {
  const yaml = readYamlFile(join(folder, `${name}.yaml`), report);
  const rows = yaml && validate(rowsSchema, { yaml, root: name, path: [] }, report);
  if (!rows) return [];
  const places: Place[] = rows.map((_, index) => ({ yaml, root: name, path: [index] }));
  checkUniqueIds(places, report);
  return places.flatMap((place) => validateEntry(schema, place, report) ?? []);
}

const frontSchema = postSchema.omit({ id: true, content: true });
const restSchema = z.strictObject({ id: postSchema.shape.id, content: postSchema.shape.content });

/**
 * Reads content/blog/NNNN-slug.md, whose name holds the id. Lines are counted from the top of the
 * file. Reports every fault; undefined if there are any.
 */
export function readPost(file: string, id: number, report: Report): Entry<ListedPost> | undefined {
  const text = readTextFile(file, report);
  if (text === undefined) return undefined;
  const parts = splitFrontMatter(text);
  if (parts === undefined) {
    const message =
      'has no front matter; start with a --- line, then title: and the other fields, then another --- line';
    report({ file, line: 1, message });
    return undefined;
  }
  const { content, contentLine } = parts;
  const lineOf = ([field]: readonly PropertyKey[]) => (field === 'content' ? contentLine : 1);
  const rest = validate(
    restSchema,
    { yaml: { file, value: { id, content }, lineOf }, root: '', path: [] },
    report,
  );
  const yaml = parseYaml({ file, text: parts.front, firstLine: 2 }, report);
  const front = yaml && validateEntry(frontSchema, { yaml, root: '', path: [] }, report);
  if (!rest || !front) return undefined;
  return {
    place: front.place,
    value: { id, ...front.value, featured: front.value.featured ?? false, content },
  };
}
