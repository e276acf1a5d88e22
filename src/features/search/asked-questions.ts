import { isFact } from './fact-words.ts';
import { root } from './fold.ts';
import { NO_VOCABULARY, parseQuery, type SearchTerm, type Vocabulary } from './parse-query.ts';

/** What a question about the cabins may say or leave out, as the index has it. */
const CABIN_WORDS = new Set(
  'cabin rental lodge property booking stay allow permit provide include charge accept offer supply'
    .split(' ')
    .map(root),
);

/** Who says one of these asks of them. */
const OF_CABINS = new Set(['cabin', 'rental', 'lodge', 'property', 'stay'].map(root));

const CABIN = 'cabin';

/** Stands for any number: who asks for a cabin for eight asks what others ask for two. */
const NUMBER = '1';

/** How many words more than those expected a question may have. */
const MOST_MORE = 3;

/** How well a question fits that is asked just so. */
const EXACT = 1000;

/** A question, and the documents that answer it. */
interface AskedQuestion {
  words: ReadonlySet<string>;
  /** Its word as it's written, if it has no other. */
  only: string | undefined;
  ids: Set<number>;
}

/** The questions whose first answers are known, in whatever order their words stand. */
export class AskedQuestions {
  readonly #vocabulary: Vocabulary;
  /** One word for all that mean the same. */
  readonly #oneFor: (word: string) => string;
  readonly #isNumber: (word: string) => boolean;
  readonly #known = new Map<string, AskedQuestion>();
  /** All of their words. */
  readonly #words = new Set<string>();

  /** Of what `isNumber` takes, questions may have any: "sleeps 10". */
  constructor(
    vocabulary: Vocabulary,
    oneFor = (word: string) => word,
    isNumber = (_: string) => false,
  ) {
    this.#vocabulary = {
      ...vocabulary,
      // "Fireplace" is no fire and no place, if it's asked.
      has: (word) => vocabulary.has(word) || this.#words.has(root(word)),
      // "No hot water" asks for it.
      isNamed: () => true,
    };
    this.#oneFor = oneFor;
    this.#isNumber = isNumber;
  }

  /** Remembers that the document answers the question. */
  add(question: string, id: number): void {
    // Which other words the guide has isn't known yet.
    const { phrases, isNamed } = this.#vocabulary;
    const asked = this.#wordsOf(question, { ...NO_VOCABULARY, phrases, isNamed });
    const words = new Set(asked.map(root));
    for (const word of words) this.#words.add(word);
    const key = keyOf(words);
    const only = words.size === 1 ? asked[0] : undefined;
    const known = this.#known.get(key) ?? { words, only, ids: new Set() };
    this.#known.set(key, known);
    known.ids.add(id);
  }

  /**
   * The documents that answer a question in English, each with how well: one that is asked just so
   * before one of whose words the question has more, unless it has to be `exact`. What is asked in one
   * word must be all of the question, unless that is of the cabins, or nothing else has the word.
   */
  answersTo(question: string, isExact = false): ReadonlyMap<number, number> {
    const words = this.#knownOf(this.#wordsOf(question, this.#vocabulary));
    // A word alone is asked as it's written.
    const typed = this.#knownOf(this.#wordsOf(question, this.#vocabulary, (word) => word));
    const exact = this.#known.get(keyOf(words)) ?? this.#known.get(keyOf(withoutCabins(words)));
    const answers = new Map<number, number>();
    for (const known of this.#known.values()) {
      const isAsked =
        known === exact || (!isExact && [words, typed].some((of) => this.#isWithin(known, of)));
      const rank = known === exact ? EXACT : known.words.size;
      for (const id of isAsked ? known.ids : [])
        answers.set(id, Math.max(rank, answers.get(id) ?? 0));
    }
    return answers;
  }

  /** Without those that neither a question nor the guide has, unless there are none besides of the cabins. */
  #knownOf(words: readonly string[]): ReadonlySet<string> {
    const isKnown = (word: string) => this.#words.has(root(word)) || this.#vocabulary.has(word);
    const known = words.filter(isKnown);
    const isOfCabins = (word: string) => CABIN_WORDS.has(root(word)) || this.#isNumber(word);
    return new Set((words.every(isOfCabins) || !known.every(isOfCabins) ? known : words).map(root));
  }

  #isWithin({ words: asked, only }: AskedQuestion, words: ReadonlySet<string>): boolean {
    if (words.size > asked.size + MOST_MORE || !asked.isSubsetOf(words)) return false;
    // All of these are asked of the cabins.
    if (only === CABIN) return false;
    const others = words.difference(asked);
    return (
      only === undefined ||
      (!isFact(only) && [...others].every((word) => isFact(word) || this.#isNumber(word))) ||
      !this.#vocabulary.isWritten(only) ||
      !OF_CABINS.isDisjointFrom(words)
    );
  }

  /** "Sun set" is "sunset", if that is asked, and not its words. */
  #joined(term: SearchTerm, all: readonly SearchTerm[]): SearchTerm {
    const { joined } = term;
    const isAsked = (word: string) => this.#words.has(root(word));
    if (joined === undefined || !isAsked(joined)) return term;
    const parts = all.filter((other) => other.joined === joined);
    return parts.every(({ word }) => isAsked(word)) ? term : { ...term, word: joined };
  }

  #wordsOf(question: string, vocabulary: Vocabulary, oneFor = this.#oneFor): string[] {
    const terms = parseQuery(question, vocabulary).map((term, _, all) => this.#joined(term, all));
    const written = terms.flatMap(({ word }) => word.split(' '));
    // A word alone may mean something else: the falls, or who leaves.
    const words =
      written.length === 1 ? written : terms.flatMap(({ word }) => oneFor(word).split(' '));
    return words.map((word) => (this.#isNumber(word) ? NUMBER : word));
  }
}

function withoutCabins(words: ReadonlySet<string>): ReadonlySet<string> {
  return words.difference(CABIN_WORDS);
}

function keyOf(words: ReadonlySet<string>): string {
  return [...words].sort().join(' ');
}
