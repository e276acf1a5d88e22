import type { Row } from '../../content/merge/entries.ts';
import { type Tree, treeHash } from '../../content/versions/version.ts';
import { createYielder } from '../../content/yielder.ts';
import { nearestName } from '../../model/nearest-name.ts';
import { labelOf } from '../forms/form.ts';
import type { Entries } from './entries.ts';
import { excerptOf } from './excerpt.ts';
import { fieldsCalled, SHORT_LISTS } from './find-labels.ts';
import { fixedReason } from './fixed-words.ts';
import { folded } from './folded.ts';
import { formOf } from './forms.ts';
import {
  type Hit,
  hitsIn,
  nearlyIn,
  type Ranked,
  type Searched,
  searchedIn,
  UNSEEN,
  WHOLE,
  wordsCalled,
} from './hits.ts';
import { pathsOf } from './page-of.ts';

const MOST = 30;

/** “8 dollars”, which the site writes as “$8”. */
const DOLLARS = /(?<![$\d])(\d+) (?:dollars?|bucks?)\b/g;

export interface Found {
  hits: Hit[];
  /** Why no field has these words; undefined if that isn't known. */
  fixed?: string;
  /** The corrected spelling that was searched for instead. */
  meant?: string;
}

/** Searches the fields of a version; caches the texts of the newest one. */
export class WordFinder {
  readonly #entries: Entries;
  #known: { hash: string; searched: Promise<Searched[]> } | undefined;
  /** A row that is the same in several versions is prepared once. */
  readonly #ofRows = new WeakMap<Row, Searched>();

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  /** Finds the fields with the words, or the entry of a page's address; says why words can't be changed. */
  async find(typed: string, tree: Tree): Promise<Found> {
    const path = pathIn(typed.trim());
    const phrase = folded(typed).replaceAll(DOLLARS, '$$$1');
    if (phrase === '' && path !== '/') return { hits: [] };
    const hash = treeHash(tree);
    if (this.#known?.hash !== hash) this.#known = { hash, searched: this.#read(tree) };
    const known = this.#known;
    const searched = await known.searched.catch((error: unknown) => {
      // The database may be down for a moment: the next search reads again.
      if (this.#known === known) this.#known = undefined;
      throw error;
    });
    const ofPage = path === undefined ? [] : this.#atPath(path, searched);
    if (ofPage.length > 0) return { hits: ofPage };
    const words = phrase.split(' ').map((word) => ` ${word}`);
    const fixed = fixedReason(phrase);
    const inFields = this.#inFields(searched, phrase);
    if (fixed !== undefined) return { hits: this.#shown(inFields, words[0]), fixed };
    if (inFields.length > 0) return { hits: this.#shown(inFields, words[0]) };
    const vocabulary = new Set(searched.flatMap((entry) => entry.words.trim().split(' ')));
    const meant = spelled(phrase, vocabulary);
    const inMeant = meant === undefined ? [] : this.#inFields(searched, meant);
    if (meant !== undefined && inMeant.length > 0)
      return { hits: this.#shown(inMeant, ` ${meant.split(' ')[0]}`), meant };
    // Approximate matches, only for words that are found nowhere.
    return { hits: this.#shown(searched.flatMap((entry) => nearlyIn(entry, words))) };
  }

  /** Fields that have the words or are called so; hidden ones only if no other matches. */
  #inFields(searched: readonly Searched[], phrase: string): Ranked[] {
    const words = phrase.split(' ').map((word) => ` ${word}`);
    const found = searched.flatMap((entry) => [
      ...this.#fieldsCalled(entry, phrase),
      ...wordsCalled(entry, phrase),
      ...hitsIn(entry, phrase, words),
    ]);
    const seen = found.filter(({ rank }) => rank < UNSEEN);
    return seen.length > 0 ? seen : found;
  }

  #fieldsCalled({ ref, title, row }: Searched, phrase: string): Ranked[] {
    if (!SHORT_LISTS.has(ref.list)) return [];
    const called = fieldsCalled(formOf(this.#entries, ref), row, phrase);
    return called.map((field) => ({ ref, title, ...field, rank: WHOLE }));
  }

  /** The best hits, one for each place that a person could tell from the others. */
  #shown(found: readonly Ranked[], word?: string): Hit[] {
    const hits = new Map<string, Hit>();
    for (const { rank, text, ...hit } of found.toSorted((one, other) => one.rank - other.rank)) {
      if (hits.size === MOST) break;
      const { ref, field } = hit;
      // Addresses of pages mean nothing to a person.
      const isWords =
        text !== undefined && text !== '' && !(rank === UNSEEN && text.startsWith('/'));
      const label = hit.label ?? (field && labelOf(formOf(this.#entries, ref), field));
      const excerpt = isWords ? excerptOf(text, word) : hit.excerpt;
      const place = JSON.stringify([ref, label, excerpt]);
      if (!hits.has(place))
        hits.set(place, { ...hit, ...(label && { label }), ...(excerpt && { excerpt }) });
    }
    return [...hits.values()];
  }

  #atPath(path: string, searched: readonly Searched[]): Hit[] {
    const hits = searched.filter(({ ref, row }) => pathsOf(this.#entries, ref, row).includes(path));
    // Entries come before the words around their list.
    const isWords = ({ ref }: Searched) => Number(ref.list === 'page');
    return hits
      .sort((one, other) => isWords(one) - isWords(other))
      .map(({ ref, title }) => ({ ref, title }));
  }

  async #read(tree: Tree): Promise<Searched[]> {
    const searched: Searched[] = [];
    const yielding = createYielder();
    for await (const { ref, row } of this.#entries.each(tree)) {
      await yielding();
      const known = this.#ofRows.get(row) ?? searchedIn(ref, row);
      this.#ofRows.set(row, known);
      searched.push(known);
    }
    return searched;
  }
}

function pathIn(text: string): string | undefined {
  if (!/^(?:https?:\/\/\S+|\/\S*)$/.test(text)) return undefined;
  const pathname = URL.parse(text, 'http://localhost')?.pathname;
  return pathname?.replace(/(?<=.)\/$/, '');
}

/** Shorter words have too many neighbors. */
const SHORTEST = 4;

/** Replaces unknown words with similar known ones; undefined if nothing was replaced. */
function spelled(phrase: string, vocabulary: ReadonlySet<string>): string | undefined {
  const all = [...vocabulary];
  const words = phrase.split(' ').map((word) => {
    if (!/^\p{L}+$/u.test(word) || word.length < SHORTEST) return word;
    if (all.some((known) => known.startsWith(word))) return word;
    const near = all.filter((known) => Math.abs(known.length - word.length) <= 2);
    return swapped(word).find((each) => vocabulary.has(each)) ?? nearestName(word, near) ?? word;
  });
  const meant = words.join(' ');
  return meant === phrase ? undefined : meant;
}

function swapped(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, index) => letters.toSpliced(index, 2, letter, letters[index] ?? '').join(''));
}
