import { join } from 'node:path';
import { z } from 'zod';
import { postSchema } from '../../../features/blog/post-schema.ts';
import type { Content } from '../../../model/content/content.ts';
import type { OwnPage } from '../../../model/own-page.ts';
import { ownPageSchema } from '../../../model/own-page-schema.ts';
import { idSchema } from '../../../model/text.ts';
import type { ContentProblem, Report } from '../../content-source.ts';
import type { EntryKey } from '../../entries/content-parts.ts';
import { type PlacedEntry, type PlacedPart, readPlaced } from '../../entries/placed-entries.ts';
import type { ContentPath } from '../../gate/content-gate.ts';
import {
  type Place,
  problemAt,
  validate,
  validateEntry,
  valueAt,
  within,
} from '../../schema-problems.ts';
import { readTextFile } from '../text-file.ts';
import { parseYaml, readYamlFile } from '../yaml-text.ts';
import { splitFrontMatter } from './post-file.ts';

/** A list without entries must say so: a file whose text got lost must not empty its pages. */
const rowsSchema = z.array(z.unknown(), {
  error: ({ input }) =>
    input === null ? 'is empty; write [] if the list has no entries' : undefined,
});

/** Reads the list of entries in the folder's `name`.yaml; its faults call the list `name`, too. */
export function readEntryList<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): PlacedPart<z.output<Schema>> {
  const broken: ContentProblem[] = [];
  const report: Report = (problem) => broken.push(problem);
  const yaml = readYamlFile({ root: folder, file: join(folder, `${name}.yaml`) }, report);
  const rows = yaml && validate(rowsSchema, { yaml, root: name, path: [] }, report);
  if (!rows) return { entries: [], broken };
  const firstPlaces = new Map<EntryKey, Place>();
  const entries = rows.map((_, index) => {
    const place: Place = { yaml, root: name, path: [index] };
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

/** An entry whose file can't be understood; nothing is wrong yet. */
export function unreadEntry(key: EntryKey | undefined, file: string): PlacedEntry<never> {
  const yaml = { file, value: undefined, lineOf: () => undefined };
  return { key, value: undefined, problems: [], file, place: { yaml, root: '', path: [] } };
}

const postHead = postSchema.omit({ id: true, content: true });
const postRest = z.strictObject({ id: postSchema.shape.id, content: postSchema.shape.content });

/** Reads content/blog/NNNN-slug.md, whose name holds the id. */
export function readPost(path: ContentPath, id: number): PlacedEntry<Content['posts'][number]> {
  const { value, ...entry } = readDocument(path, id, { id }, postHead, postRest);
  return { ...entry, value: value && { ...value, featured: value.featured ?? false } };
}

const ownPageHead = ownPageSchema.omit({ slug: true, content: true });
const ownPageRest = ownPageSchema.pick({ slug: true, content: true });

/** Reads content/pages/own/<slug>.md, whose name holds the slug. */
export function readOwnPage(path: ContentPath, slug: string): PlacedEntry<OwnPage> {
  return readDocument(path, slug, { slug }, ownPageHead, ownPageRest);
}

/**
 * Reads a file with a head of fields between --- lines and, below it, a body. `rest` is the schema of
 * what the file's name says and of the body, `content`. Lines are counted from the top of the file.
 */
function readDocument<Head extends z.ZodType<object>, Rest extends z.ZodType<object>>(
  path: ContentPath,
  key: EntryKey,
  named: object,
  headSchema: Head,
  restSchema: Rest,
): PlacedEntry<z.output<Head> & z.output<Rest>> {
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
    { yaml: { file, value: { ...named, content }, lineOf }, root: '', path: [] },
    report,
  );
  const yaml = parseYaml({ file, text: parts.front, firstLine: 2 }, report);
  const head = yaml && validateEntry(headSchema, { yaml, root: '', path: [] }, report);
  if (!rest || !head) return unread;
  return { ...unread, place: head.place, value: { ...head.value, ...rest } };
}
