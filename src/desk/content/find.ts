import type { Row } from '../../content/merge/entries.ts';
import type { EntryKey } from '../../content/tables.ts';
import { type Tree, treeHash } from '../../content/versions/version.ts';
import { createYielder } from '../../content/yielder.ts';
import { isGroup } from '../../model/is-group.ts';
import type { Entries, EntryRef } from './entries.ts';
import { excerptOf } from './excerpt.ts';
import { fixedReason } from './fixed-words.ts';
import { folded } from './folded.ts';
import { pathsOf, titleOf } from './page-of.ts';

/** Nobody reads more. */
const MOST = 30;

/** The site puts words of its own around an entry's: so many of the letters have to be the entry's. */
const NEARLY = 0.6;

const MOST_FIELDS = 3;

/** An entry, and where in it the words are. */
export interface Hit {
  ref: EntryRef;
  title: string;
  /** The field's path; undefined if the entry's page was asked for. */
  field?: string;
  excerpt?: string;
}

type ReadText = (hash: string) => Promise<string>;

export interface Found {
  hits: Hit[];
  /** Why nobody can change these words, or what they are made of; undefined if no field is known to do. */
  fixed?: string;
}

/** A hit, and the field's text, of which those that are seen have an excerpt. */
type Ranked = Hit & { rank: number; text?: string };

interface Searched {
  ref: EntryRef;
  title: string;
  row: Row;
  /** Every text in it, with its field's path, and as it's compared. */
  texts: readonly { field: string; text: string; has: string }[];
  /** Each word in them once. */
  words: string;
}

/** Finds words in the fields of a version, whose texts it remembers while that is the newest. */
export class WordFinder {
  readonly #entries: Entries;
  #known: { hash: string; searched: Promise<Searched[]> } | undefined;
  /** What a row that is the same in another version needn't be taken apart for again. */
  readonly #ofRows = new WeakMap<Row, Searched>();

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  /** The fields with the words, or the entry whose page has this address; and why words can't be changed. */
  async find(typed: string, tree: Tree, read: ReadText): Promise<Found> {
    const path = pathIn(typed.trim());
    const phrase = folded(typed);
    if (phrase === '' && path !== '/') return { hits: [] };
    const hash = treeHash(tree);
    if (this.#known?.hash !== hash) this.#known = { hash, searched: this.#read(tree, read) };
    const known = this.#known;
    const searched = await known.searched.catch((error: unknown) => {
      // The database may be away for a moment: the next search reads again.
      if (this.#known === known) this.#known = undefined;
      throw error;
    });
    const ofPage = path === undefined ? [] : this.#atPath(path, searched);
    if (ofPage.length > 0) return { hits: ofPage };
    const words = phrase.split(' ').map((word) => ` ${word}`);
    const fixed = fixedReason(phrase);
    const inFields = searched.flatMap((entry) => [
      ...wordsCalled(entry, phrase),
      ...hitsIn(entry, phrase, words),
    ]);
    // What only resembles the words is for those that stand nowhere.
    const isThere = fixed !== undefined || inFields.length > 0;
    const found = isThere ? inFields : searched.flatMap((entry) => nearlyIn(entry, words));
    const hits = found
      .sort((one, other) => one.rank - other.rank)
      .slice(0, MOST)
      .map(({ rank: _, text, ...hit }) =>
        text === undefined ? hit : { ...hit, excerpt: excerptOf(text, words[0]) },
      );
    return fixed === undefined ? { hits } : { hits, fixed };
  }

  #atPath(path: string, searched: readonly Searched[]): Hit[] {
    const hits = searched.filter(({ ref, row }) => pathsOf(this.#entries, ref, row).includes(path));
    // The words around a list come after the entry.
    const isWords = ({ ref }: Searched) => Number(ref.list === 'page');
    return hits
      .sort((one, other) => isWords(one) - isWords(other))
      .map(({ ref, title }) => ({ ref, title }));
  }

  async #read(tree: Tree, read: ReadText): Promise<Searched[]> {
    const searched: Searched[] = [];
    const yielding = createYielder();
    for (const { name: list } of this.#entries.fileSets)
      for (const [key, row] of await this.#entries.all(list, tree, read)) {
        await yielding();
        const known = this.#ofRows.get(row) ?? searchedIn({ list, key }, row);
        this.#ofRows.set(row, known);
        searched.push(known);
      }
    return searched;
  }
}

function searchedIn(ref: EntryRef, row: Row): Searched {
  const texts = textsIn(row).map(([field, text]) => ({ field, text, has: ` ${folded(text)}` }));
  const all = new Set(texts.flatMap(({ has }) => has.trim().split(' ')));
  return { ref, title: titleOf(ref, row), row, texts, words: ` ${[...all].join(' ')}` };
}

/** How well something fits, the best first. */
const [NAMED, WHOLE, PHRASE, SCATTERED, UNSEEN] = [0, 1, 2, 3, 4];

/** Visitors don't see these as words. */
const HIDDEN =
  /(?:^|\.)(?:slug|formerly|imageUrl|asks|synonyms|keywords|places|route|source)(?:[.[]|$)/;

/** The words of a page that the desk calls so: "The home page". */
function wordsCalled({ ref, title }: Searched, phrase: string): Ranked[] {
  const isCalled = ref.list === 'page' && ` ${folded(title)}`.includes(` ${phrase}`);
  return isCalled ? [{ ref, title, rank: WHOLE }] : [];
}

function hitsIn(
  { ref, title, texts, words: all }: Searched,
  phrase: string,
  words: readonly string[],
): Ranked[] {
  if (!words.every((word) => all.includes(word))) return [];
  const rankOf = (field: string, has: string) => {
    if (HIDDEN.test(field)) return UNSEEN;
    const isThere = has.includes(` ${phrase}`);
    if (isThere && ref.list !== 'page' && /^(?:title|name)$/.test(field)) return NAMED;
    if (has === ` ${phrase}`) return WHOLE;
    return isThere ? PHRASE : SCATTERED;
  };
  const hits = texts
    .filter(({ has }) => words.every((word) => has.includes(word)))
    .map(({ field, text, has }): Ranked => {
      return { ref, title, field, text, rank: rankOf(field, has) };
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_FIELDS);
  const seen = hits.filter(({ rank }) => rank < UNSEEN);
  return seen.length > 0 ? seen : hits;
}

/** The field with most of the words, if the entry has most of them. */
function nearlyIn({ ref, title, texts, words: all }: Searched, words: readonly string[]): Ranked[] {
  const there = words.filter((word) => all.includes(word));
  const part = lengthOf(there) / lengthOf(words);
  if (part < NEARLY) return [];
  const [best] = texts
    .map(({ field, text, has }) => ({
      field,
      text,
      in: there.filter((word) => has.includes(word)),
    }))
    .sort((one, other) => lengthOf(other.in) - lengthOf(one.in));
  if (!best) return [];
  const excerpt = excerptOf(best.text, best.in[0]);
  return [{ ref, title, field: best.field, excerpt, rank: -part }];
}

function lengthOf(words: readonly string[]): number {
  return words.join('').length;
}

function textsIn(value: unknown, path = ''): [field: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  const parts: [EntryKey, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [`[${index}]`, item])
    : Object.entries(isGroup(value) ? value : {}).map(([name, part]) => [
        path ? `.${name}` : name,
        part,
      ]);
  return parts.flatMap(([step, part]) => textsIn(part, path + step));
}

/** The path of a pasted address of a page; undefined if it is none. */
function pathIn(text: string): string | undefined {
  if (!/^(?:https?:\/\/\S+|\/\S*)$/.test(text)) return undefined;
  const pathname = URL.parse(text, 'http://localhost')?.pathname;
  return pathname?.replace(/(?<=.)\/$/, '');
}
