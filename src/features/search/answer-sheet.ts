import type { SearchDocument } from './search-document.ts';
import { fulfills, nearness, type Wish } from './wish.ts';

/** A document that has a term. */
export interface Match {
  id: number;
  score: number;
  /** What of it matched, as the index has it. */
  words: string[];
  /** True if it stands in the text of its page only. */
  isInBody: boolean;
}

/** A document that answers a question, by what matches. */
export interface Answer {
  /** The document's place in the list. */
  id: number;
  /** How many terms and wishes of the question it matches; those that aren't known, too. */
  matchedTerms: number;
  /** What would be added to these if its hours were known. */
  doubt: number;
  score: number;
  /** What matched of each term. */
  matched: string[][];
  isUnknown: boolean;
}

/** What a term counts that stands in the text of a page only: hardly more than half. */
const IN_BODY = 0.6;

/** What a place lacks of a term if only its hours aren't known: it mostly is open then. */
const HOURS_UNKNOWN = 0.25;

/** What a word is of a term that stands in a text only. */
const HALF = 0.5;

/** How much a word counts that asks for a fact: what has most of them isn't what is named. */
const OF_FACT = 0.1;

/** How much the words of a wish count in what has facts: all places with a trait have its words. */
const OF_PLACE: Readonly<Record<Wish['is'], number>> = {
  days: 0.25,
  months: 0.25,
  evening: 0.25,
  trait: 0.25,
  town: 1,
  way: 0.25,
};

/** How much they count in all else: a post has many reasons to name a town or a holiday. */
const OF_PAGE: Readonly<Record<Wish['is'], number>> = {
  days: 0.02,
  months: 1,
  evening: 1,
  trait: 1,
  town: 0.25,
  way: 0.25,
};

/** How many of the best answers are enough, so that weaker ones are left out. */
const ENOUGH = 3;

/** What answers one question, collected term by term and wish by wish. */
export class AnswerSheet {
  readonly #answers = new Map<number, Answer>();
  readonly #excluded = new Set<number>();
  /** How many terms and wishes the question has. */
  #asked = 0;
  readonly #first: ReadonlyMap<number, number>;

  /** Takes the documents that come first whatever matches, each with its rank. */
  constructor(first: ReadonlyMap<number, number>) {
    this.#first = first;
    for (const id of first.keys()) this.#answer(id);
  }

  /**
   * Adds what matches a term, which counts as much as `weight` says. If it asks for a fact of what is
   * named, it only decides among these.
   */
  addTerm(matches: readonly Match[], named?: ReadonlySet<number>, weight = 1): void {
    const part = named === undefined ? weight : OF_FACT;
    this.#asked += part;
    for (const { id, score, words, isInBody } of matches) {
      const counts = named?.has(id) === false ? 0 : part;
      this.#match(id, score * part, words, isInBody ? IN_BODY * counts : counts);
    }
  }

  /**
   * Adds a wish: a place is as its facts say, else as its description does; of all else, the words of
   * its page tell.
   */
  addWish(wish: Wish, matches: readonly Match[], documents: readonly SearchDocument[]): void {
    this.#asked += 1;
    const byId = Map.groupBy(matches, ({ id }) => id);
    for (const [id, document] of documents.entries()) {
      const is = fulfills(document, wish);
      const found = byId.get(id) ?? [];
      if (is === 'no') this.#excluded.add(id);
      if (is === 'no' || (is === undefined && found.length === 0)) continue;
      const score = Math.max(0, ...found.map(({ score }) => score));
      const answer = this.#match(
        id,
        score * (is === undefined ? OF_PAGE : OF_PLACE)[wish.is] +
          (is === undefined ? 0 : nearness(document, wish)),
        found.flatMap(({ words }) => words),
        is === undefined && found.every(({ isInBody }) => isInBody) ? IN_BODY : 1,
      );
      if (is !== 'unknown') continue;
      if (wish.is === 'days' || wish.is === 'evening') {
        answer.matchedTerms -= HOURS_UNKNOWN;
        answer.doubt += HOURS_UNKNOWN;
      } else if (wish.is !== 'trait' || found.every(({ isInBody }) => isInBody))
        answer.isUnknown = true;
    }
  }

  /**
   * The answers, best first: those that match most, and if they are few, those that lack one more.
   * A place that fits the question as well as the best, but may be closed, is one of these. Apart
   * from them, those with facts missing, and those that don't fit a wish.
   */
  best(): Record<'known' | 'unknown' | 'refused', Answer[]> {
    const first = ({ id }: Answer) => this.#first.get(id) ?? 0;
    const inOrder = (answers: readonly Answer[]) =>
      answers.toSorted(
        (one, other) =>
          first(other) - first(one) ||
          other.matchedTerms - one.matchedTerms ||
          other.score - one.score,
      );
    const all = [...this.#answers.values()];
    const answers = all.filter(({ id }) => !this.#excluded.has(id));
    const others = answers.filter((answer) => first(answer) === 0);
    const asked = Math.min(this.#asked, most(others));
    const known = others.filter((answer) => isKnown(answer, asked));
    const least = fewestTerms(known.map(({ matchedTerms }) => matchedTerms));
    const leastUnknown = Math.max(least, fewestTerms(others.map(atMost)));
    const isFound = (answer: Answer) => answer.matchedTerms >= least && isKnown(answer, asked);
    // Most have too few of the terms, and needn't be put in order.
    return {
      known: inOrder(answers.filter((answer) => first(answer) > 0 || isFound(answer))),
      unknown: inOrder(
        others.filter(
          (answer) =>
            (answer.isUnknown || answer.doubt > 0) &&
            atMost(answer) >= leastUnknown &&
            !isFound(answer),
        ),
      ),
      refused: all.filter(({ id }) => this.#excluded.has(id)),
    };
  }

  #match(id: number, score: number, terms: readonly string[], weight = 1): Answer {
    const answer = this.#answer(id);
    answer.matchedTerms += weight;
    answer.score += score;
    if (terms.length > 0) answer.matched.push([...terms]);
    return answer;
  }

  #answer(id: number): Answer {
    const known = this.#answers.get(id);
    if (known) return known;
    const made = { id, matchedTerms: 0, doubt: 0, score: 0, matched: [], isUnknown: false };
    this.#answers.set(id, made);
    return made;
  }
}

/** True if nothing is unknown but whether it's open, of a place that is all else that anything is. */
function isKnown(answer: Answer, asked: number): boolean {
  if (answer.isUnknown || answer.doubt === 0) return !answer.isUnknown;
  return answer.matchedTerms >= 1 && atMost(answer) > asked - HALF;
}

/** How many terms the best of the answers matches, if it's open. */
export function most(answers: readonly Answer[]): number {
  return Math.max(0, ...answers.map(atMost));
}

function atMost({ matchedTerms, doubt }: Answer): number {
  return matchedTerms + doubt;
}

/** How many terms an answer must match to be shown. */
function fewestTerms(matched: readonly number[]): number {
  const most = matched.reduce((most, terms) => Math.max(most, terms), 0);
  const best = matched.filter((terms) => terms === most).length;
  return best < ENOUGH ? Math.min(most, Math.max(IN_BODY, most - 1)) : most;
}

/** Of what matches each of some terms, what matches all of them. */
export function matchesOfAll(matches: readonly (readonly Match[])[]): Match[] {
  const ids = matches.map((of) => new Set(of.map(({ id }) => id)));
  return matches.flat().filter(({ id }) => ids.every((of) => of.has(id)));
}
