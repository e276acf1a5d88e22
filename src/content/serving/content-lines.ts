import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Content, Lists, PageWords, Words } from '../../model/content/content.ts';
import { imageDetailsSchema } from '../../model/image/image-schema.ts';
import type { Site } from '../../model/site/site.ts';
import { siteSchema } from '../../model/site/site-schema.ts';
import { listsOf } from '../reading/content-parts.ts';
import { readWords, type WordsTables } from '../reading/placed-words.ts';
import { shippedWords } from '../reading/shipped-words.ts';
import type { ContentTables, ListRow } from '../tables.ts';
import { createYielder } from '../yielder.ts';

/** The content as JSON lines, one per entry: a single string would take many times the memory. */
export function* contentLines({ site, words, moved, gone, ...lists }: Content): Generator<string> {
  yield line({ site });
  if (moved !== undefined) yield line({ moved });
  if (gone !== undefined) yield line({ gone });
  for (const [page, ofPage] of Object.entries(words))
    yield line({ words: { page, words: ofPage } });
  for (const [list, entries] of listsOf(lists))
    for (const entry of entries) yield line({ [list]: entry });
}

/** Escapes the line separators at which Node's line reader would split. */
function line(value: object): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** A digest of the content in 64 hexadecimal digits. */
export async function contentDigest(content: Content): Promise<string> {
  const yielding = createYielder();
  const lines: string[] = [];
  for (const text of contentLines(content)) {
    lines.push(hash('sha256', text));
    await yielding();
  }
  return hash('sha256', lines.join());
}

const lineOfSite = z.strictObject({ site: siteSchema });

const lineOfWords = z.strictObject({
  words: z.strictObject({ page: z.string(), words: z.record(z.string(), z.unknown()) }),
});

const lineOfMoved = z.strictObject({ moved: z.record(z.string(), z.string()) });

const goneEntry = z.strictObject({ list: z.string(), place: z.string(), category: z.string() });
const lineOfGone = z.strictObject({ gone: z.record(z.string(), goneEntry) });

/** Rebuilds content from its lines, validating each one. */
export class ContentFromLines {
  readonly #tables: ContentTables;
  readonly #schemas: ReadonlyMap<string, z.ZodType>;
  readonly #lists: ReadonlyMap<string, unknown[]>;
  readonly #words: WordsRow[] = [];
  #site: Site | undefined;
  readonly #addresses: Pick<Content, 'moved' | 'gone'> = {};

  constructor(tables: ContentTables) {
    this.#tables = tables;
    this.#schemas = new Map(tables.lists.map((row) => [row.name, storedSchema(row)]));
    this.#lists = new Map(tables.lists.map(({ name }) => [name, []]));
  }

  /** Adds a parsed line. Throws if it isn't valid in this version of the guide. */
  add(value: unknown): void {
    const [name = '', entry] = Object.entries(Object(value))[0] ?? [];
    const schema = this.#schemas.get(name);
    if (schema && Object.keys(Object(value)).length === 1)
      this.#lists.get(name)?.push(schema.parse(entry));
    else if (name === 'moved') Object.assign(this.#addresses, lineOfMoved.parse(value));
    else if (name === 'gone') Object.assign(this.#addresses, lineOfGone.parse(value));
    else if (name === 'words') this.#words.push(lineOfWords.parse(value).words);
    else this.#site = lineOfSite.parse(value).site;
  }

  /** Throws if there was no line with the site. */
  content(): Content {
    if (this.#site === undefined) throw new Error('the content has no site');
    const lists = Object.fromEntries(this.#lists) as unknown as Lists;
    const words = wordsIn(this.#words, this.#tables);
    return { site: this.#site, ...this.#addresses, ...lists, words };
  }
}

interface WordsRow {
  page: string;
  words: Words;
}

/** The words in a last good copy, maybe of another version; shipped ones for missing and faulty. */
function wordsIn(rows: readonly WordsRow[], tables: WordsTables): PageWords {
  const shipped = shippedWords(tables);
  const valid = rows.flatMap(({ page, words }) => {
    const yaml = { file: 'page_words', value: words, lineOf: () => undefined };
    const place = { yaml, root: `page ${page}`, path: [] };
    const { key, value } = readWords(page, place, tables, shipped[page], () => {});
    return value && key ? [[key, value]] : [];
  });
  return { ...shipped, ...Object.fromEntries(valid) };
}

/** A list's entry as a snapshot holds it, with computed fields. */
export function storedSchema({ schema, isPictured, photo }: ListRow): z.ZodObject {
  const measured = { image: imageDetailsSchema.optional() };
  return schema.safeExtend({
    ...('featured' in schema.shape && { featured: z.boolean() }),
    ...(isPictured && measured),
    ...(photo && { photos: z.array(photo.safeExtend(measured)).optional() }),
  });
}
