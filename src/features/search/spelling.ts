import MiniSearch from 'minisearch';
import { MONTHS, WEEKDAYS } from '../../model/day/calendar-names.ts';
import { fold } from './fold.ts';

/** Words of wishes, as the readers of wishes know them. */
const WISH_WORDS =
  'tonight tomorrow today weekend week spring summer autumn winter thanksgiving christmas halloween memorial evening ' +
  'children toddlers family kids puppy friendly wheelchair accessible stroller handicapped rainy raining indoors ' +
  'reservation stairs steps without admission';

/** In letters; more of these may be wrong. */
const LONG = 7;

/** Words that must be spelled well to be understood: those of wishes, towns and answered questions. */
export class Spelling {
  readonly #known = new Set<string>();
  readonly #words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  constructor() {
    for (const text of [WISH_WORDS, ...MONTHS, ...WEEKDAYS]) this.add(text);
  }

  /** Adds the words of a text. */
  add(text: string): void {
    for (const word of fold(text).match(/\p{L}{5,}/gu) ?? []) {
      if (this.#known.has(word)) continue;
      this.#known.add(word);
      this.#words.add({ id: word });
    }
  }

  /** The word that this is a misspelling of, with the same first letter; undefined if it's none. */
  correct(word: string): string | undefined {
    const folded = fold(word);
    if (folded.length < 5 || this.#known.has(folded)) return undefined;
    const similar = this.#words.search(folded, { fuzzy: folded.length < LONG ? 1 : 2 });
    return similar.find(({ id }) => id[0] === folded[0])?.id;
  }
}
