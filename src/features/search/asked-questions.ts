import { NO_VOCABULARY, parseQuery, type Vocabulary } from './parse-query.ts';
import type { SearchKind } from './search-document.ts';
import type { Phrases } from './tokens.ts';

/** What a question about the cabins may say or leave out. */
const CABIN_WORDS = new Set(['cabin', 'rental', 'lodge', 'property', 'booking', 'stay']);

/** How many words more than those expected a question may have. */
const MOST_MORE = 3;

/** The questions whose first answers are known, in whatever order their words stand. */
export class AskedQuestions {
  readonly #known = new Map<string, { words: ReadonlySet<string>; ids: Set<number> }>();
  /** Those that are answers, and no pages or places. */
  readonly #answers = new Set<number>();

  /** Remembers that the document answers the question, which is read with these phrases. */
  add(question: string, id: number, kind: SearchKind, phrases: Phrases): void {
    if (kind === 'answer') this.#answers.add(id);
    const words = wordsOf(question, { ...NO_VOCABULARY, phrases });
    const key = keyOf(words);
    const known = this.#known.get(key) ?? { words, ids: new Set() };
    this.#known.set(key, known);
    known.ids.add(id);
  }

  /**
   * The documents that answer a question in English, each with how well: one that is asked just so before
   * one of whose words the question has more. What is asked in one
   * word must be all of the question, unless nothing else in the guide has the word. If it wishes
   * something, too, a page is no answer: it lists what isn't so.
   */
  answersTo(
    question: string,
    vocabulary?: Vocabulary,
    hasWishes = false,
  ): ReadonlyMap<number, number> {
    const words = wordsOf(question, vocabulary);
    const exact = this.#known.get(keyOf(words)) ?? this.#known.get(keyOf(withoutCabins(words)));
    const answers = new Map<number, number>();
    for (const known of this.#known.values()) {
      const isExact = known === exact;
      const isTelling =
        known.words.size > 1 || [...known.words].every((word) => vocabulary?.has(word) === false);
      const isWithin =
        isTelling && words.size <= known.words.size + MOST_MORE && known.words.isSubsetOf(words);
      if (!isExact && !isWithin) continue;
      const rank = isExact ? 1000 : known.words.size;
      for (const id of known.ids)
        if (isExact || !hasWishes || this.#answers.has(id))
          answers.set(id, Math.max(rank, answers.get(id) ?? 0));
    }
    return answers;
  }
}

function wordsOf(question: string, vocabulary?: Vocabulary): ReadonlySet<string> {
  const terms = parseQuery(question, vocabulary);
  return new Set(terms.flatMap(({ word }) => word.split(' ')));
}

function withoutCabins(words: ReadonlySet<string>): ReadonlySet<string> {
  return words.difference(CABIN_WORDS);
}

function keyOf(words: ReadonlySet<string>): string {
  return [...words].sort().join(' ');
}
