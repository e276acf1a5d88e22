import MiniSearch from 'minisearch';
import { MONTHS, WEEKDAYS } from '../../model/day/calendar-names.ts';
import { fold } from './fold.ts';

/** Words of wishes, as the readers of wishes know them. */
const WISH_WORDS =
  'tonight tomorrow today weekend week spring summer autumn winter thanksgiving christmas halloween memorial evening ' +
  'children toddlers family kids puppy friendly wheelchair accessible stroller handicapped rainy raining indoors ' +
  'reservation stairs steps without admission country';

/** Each shorter word is spelled much like many others. */
const SHORTEST = 5;

/** How many letters of a word may be wrong, by its length. */
const wrongIn = (word: string) => (word.length < 7 ? 1 : word.length < 10 ? 2 : 3);

/** Words that must be spelled well to be understood: of wishes, towns, synonyms, answered questions. */
export class Spelling {
  readonly #known = new Set<string>();
  /** Two words by these as one: "hottub". */
  readonly #pairs = new Map<string, string>();
  readonly #words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  /** All of them, folded. */
  get words(): Iterable<string> {
    return this.#known;
  }

  /** Takes the first words: if no others are given, those of wishes. */
  constructor(words: Iterable<string> = [WISH_WORDS, ...MONTHS, ...WEEKDAYS]) {
    for (const text of words) this.add(text);
  }

  /** Adds the words of a text, but those with fewer letters. */
  add(text: string, shortest = SHORTEST): void {
    const words: string[] = fold(text).match(/\p{L}+/gu) ?? [];
    if (words.length === 2) this.#pairs.set(words.join(''), words.join(' '));
    for (const word of words.length === 2 ? [...words, words.join('')] : words) {
      if (word.length < shortest || this.#known.has(word)) continue;
      this.#known.add(word);
      this.#words.add({ id: word });
    }
  }

  /**
   * The word that this is a misspelling of, with the same first letter and at most so many wrong;
   * undefined if it's none.
   */
  correct(word: string, mostWrong = wrongIn(word)): string | undefined {
    const folded = fold(word);
    if (folded.length < SHORTEST || this.#known.has(folded)) return undefined;
    const similar = this.#words.search(folded, { fuzzy: mostWrong });
    const found = similar.find(({ id }) => id[0] === folded[0])?.id;
    return found === undefined ? undefined : (this.#pairs.get(found) ?? found);
  }
}
