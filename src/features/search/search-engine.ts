import type { CivilDay } from '../../model/day/civil-day.ts';
import { type Answer, AnswerSheet, type Match, matchesOfAll, most } from './answer-sheet.ts';
import { AskedQuestions } from './asked-questions.ts';
import { isFact, isNumber, isOfDistance } from './fact-words.ts';
import type { SearchTerm } from './parse-query.ts';
import { QuestionReader, type ReadQuestion } from './question-reader.ts';
import type { AskedWish } from './read-wishes.ts';
import type { SearchDocument } from './search-document.ts';
import { asksOfIt, asksWhatIsThere, isSentence, rarity } from './sentence.ts';
import type { Synonyms } from './thesaurus.ts';
import { Titles } from './titles.ts';
import { fulfills, type Wish } from './wish.ts';
import { WordIndex } from './word-index.ts';

/** A document that answers a question. */
export interface Found {
  document: SearchDocument;
  /** What of the document matched each term of the question, as the index has it. */
  matched: readonly (readonly string[])[];
  /** What it isn't, or may not be, that the question wishes of it by its name. */
  unlike?: readonly { wish: Wish; is: 'no' | 'unknown' }[];
}

/** What a question finds, and how it was understood. */
export interface Answered {
  found: readonly Found[];
  /** Places that match as well, but of which nobody said whether they are as the question wishes. */
  unknown: readonly Found[];
  /** True if one of these matches more of the question than all that was found. */
  isUnknownBest: boolean;
  /** What it wishes besides its words, with where that stands in what was typed. */
  wishes: readonly AskedWish[];
}

/** Few answers, so that they take little time. */
const WARM_UP_QUERIES = ['z', 'zebra', 'b'];

/** Answers questions about the documents, in the browser: nothing that is typed leaves it. */
export class SearchEngine {
  readonly #documents: SearchDocument[] = [];
  readonly #titles = new Titles();
  /** What matches each term of the last question: the next one has mostly the same terms. */
  #matchesByTerm = new Map<string, readonly Match[]>();
  readonly #index: WordIndex;
  readonly #reader: QuestionReader;
  /** What the answers are asked, in whatever words, and pages and places in these. */
  readonly #answers: AskedQuestions;
  readonly #pages: AskedQuestions;

  /** Reads the documents. */
  constructor(documents: Iterable<SearchDocument>, synonyms: Synonyms) {
    this.#index = new WordIndex(synonyms);
    this.#reader = new QuestionReader(this.#index, synonyms);
    this.#answers = new AskedQuestions(this.#index, this.#index.oneFor, isNumber);
    this.#pages = new AskedQuestions(this.#index);
    for (const document of documents) {
      const id = this.#documents.push(document) - 1;
      this.#index.add(document);
      this.#reader.add(document);
      this.#titles.add(id, document);
      for (const asked of document.asks ?? [])
        (document.kind === 'answer' ? this.#answers : this.#pages).add(asked, id);
    }
    // The first questions take much longer than those after them: better now than on a key.
    for (const question of WARM_UP_QUERIES) this.ask(question, 0);
  }

  /**
   * The documents that answer best, best first: those that match all terms and wishes, or the most
   * that a document matches; if they are few, those that lack one more follow. A place that isn't as
   * the question wishes is left out. All documents, in their order, if the question is blank; none
   * if it has no words. Without today, days aren't read.
   */
  ask(question: string, today?: CivilDay): Answered {
    const read = this.#reader.read(question, today);
    if (read.terms.length + read.wishes.length === 0) {
      const all = question.trim() === '' ? this.#documents : [];
      const found = all.map((document) => ({ document, matched: [] }));
      return { found, unknown: [], isUnknownBest: false, wishes: read.typed };
    }
    const { known, unknown, refused } = this.#sheetFor(read);
    const isUnknownBest = most(unknown) > most(known);
    const hoursUnknown = known.filter(({ doubt }) => doubt > 0);
    const named = this.#named(read, known, [...hoursUnknown, ...unknown, ...refused]);
    const notNamed = (answers: readonly Answer[]) =>
      answers.filter((answer) => !named.includes(answer));
    const others = notNamed(unknown);
    return {
      found: [
        ...named.flatMap((answer) => this.#found(answer, read.wishes)),
        ...notNamed(known).flatMap((answer) =>
          this.#found(answer, answer.doubt > 0 ? read.wishes : []),
        ),
      ],
      unknown: others.flatMap((answer) => this.#found(answer)),
      isUnknownBest: others.length > 0 && isUnknownBest,
      wishes: read.typed,
    };
  }

  /** Words of the guide's names that are spelled somewhat like those of the question, nearest first. */
  similarWords(question: string): string[] {
    return this.#reader.similarWords(question);
  }

  #found({ id, matched }: Answer, wishes: ReadQuestion['wishes'] = []): Found[] {
    const document = this.#documents[id];
    if (!document) return [];
    const unlike = wishes.flatMap(({ wish }) => {
      const is = fulfills(document, wish);
      return is === 'no' || is === 'unknown' ? [{ wish, is }] : [];
    });
    return [{ document, matched, ...(unlike.length > 0 && { unlike }) }];
  }

  /**
   * Of those that aren't known to be as somebody wishes, the ones that the question names, unless another
   * place, called so, is all that is asked: "Is Blue Hole free?" wants it. One word is a name if only one has it.
   */
  #named(
    { text, terms, wishes }: ReadQuestion,
    known: readonly Answer[],
    others: readonly Answer[],
  ) {
    const words = terms.flatMap(({ word }) => word.split(' '));
    const ofFacts = words.filter((word) => !isFact(word) && !isNumber(word));
    // "Old" may be part of a name, and ask for its age.
    const names = this.#titles.having(words).size > 0 ? words : ofFacts;
    const having = this.#titles.having(names);
    // Many events have a name that says what they are: "Music Festival".
    const isName = (kind = '') => kind === 'activity' || (kind === 'event' && asksOfIt(text));
    const named = [...having].filter((id) => isName(this.#documents[id]?.kind));
    if (names.length < 2 && named.length !== 1) return [];
    const isAll = ({ id, matchedTerms }: Answer) =>
      matchedTerms >= terms.length + wishes.length &&
      ['activity', 'event'].includes(this.#documents[id]?.kind ?? '') &&
      (names.length < 2 || having.has(id));
    return known.some(isAll) ? [] : others.filter(({ id }) => named.includes(id));
  }

  /** The documents that come first, each with its rank: what is asked just so, or what mostly is meant. */
  #first({ text, untimed, isToUs, terms, wishes }: ReadQuestion): ReadonlyMap<number, number> {
    const isNamed = this.#titles.named(terms) !== undefined;
    // Hamilton Pool is no pool of a cabin's.
    const isOfPlace = isNamed || this.#titles.hasPair(terms);
    const answersTo = (page: string, answer: string) =>
      new Map([
        // A page lists what isn't as somebody wishes, too.
        ...this.#pages.answersTo(page, isNamed || wishes.length > 0),
        ...this.#answers.answersTo(answer, isOfPlace),
      ]);
    const asked = answersTo(isToUs ? untimed : text, untimed);
    if (asked.size > 0) return asked;
    const isOfCabins = terms.some(({ word }) => word === 'cabin');
    const isElsewhere = terms.some(({ word }) => this.#titles.has(word));
    if (asksWhatIsThere(text) && (isOfCabins ? terms.length > 1 : isToUs && !isElsewhere))
      return new Map([...answersTo('', 'cabin amenities'), ...answersTo('', 'amenities')]);
    if (isOfCabins) return answersTo('cabin', 'cabin');
    if (wishes.length === 0) return this.#titles.ofTown(terms);
    const isTimeOnly =
      terms.length === 0 &&
      wishes.every(({ wish }) => ['days', 'months', 'evening'].includes(wish.is));
    return isTimeOnly ? answersTo('events', '') : asked;
  }

  #sheetFor(read: ReadQuestion): ReturnType<AnswerSheet['best']> {
    const sheet = new AnswerSheet(this.#first(read));
    const matchesByTerm = new Map<string, readonly Match[]>();
    const matchesFor = (term: SearchTerm) => {
      const key = JSON.stringify(term);
      const matches = this.#matchesByTerm.get(key) ?? this.#index.matches(term);
      matchesByTerm.set(key, matches);
      return matches;
    };
    const named = this.#titles.named(read.terms);
    const kinds = [...(named ?? [])].map((id) => this.#documents[id]?.kind);
    // A town tells where it is; of it, many pages tell other facts, unless it's one place: Luckenbach.
    const isTown = kinds.includes('town');
    const isOnePlace = !isTown || kinds.filter((kind) => kind === 'activity').length === 1;
    const weightOf = isSentence(read.text) ? rarity : () => 1;
    for (const term of read.terms.filter(({ word }) => !isTown || !isOfDistance(word))) {
      const matches = matchesFor(term);
      const isOfNamed = isOnePlace && isFact(term.word);
      sheet.addTerm(matches, isOfNamed ? named : undefined, weightOf(term, matches));
    }
    const isInTown = read.wishes.some(({ wish }) => wish.is === 'town');
    for (const { wish, words } of read.wishes) {
      const matches = words.map(matchesFor);
      // "Dripping Springs" isn't wherever a spring is, nor "Black Friday" each Friday.
      const isWhole = ['town', 'way', 'days'].includes(wish.is);
      const told = isWhole ? matchesOfAll(matches) : matches.flat();
      // A post that speaks of rain in one town may name another elsewhere.
      const isAbout = isInTown && wish.is === 'trait';
      const said = isAbout ? told.filter(({ isInBody }) => !isInBody) : told;
      sheet.addWish(wish, said, this.#documents);
    }
    this.#matchesByTerm = matchesByTerm;
    return sheet.best();
  }
}
