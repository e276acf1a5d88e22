import { WEEKDAYS, weekdayNumber } from '../../model/day/calendar-names.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { Position } from '../../model/distance.ts';
import { isEmpty } from './empty-words.ts';
import { fold, otherForms, stem } from './fold.ts';
import { type EnglishQuestion, inEnglish } from './in-english.ts';
import { parseQuery, partsOf, type SearchTerm } from './parse-query.ts';
import { type AskedWish, readWishes } from './read-wishes.ts';
import type { SearchDocument } from './search-document.ts';
import { Sounds } from './sounds.ts';
import { fromSpanish, heardInSpanish, SPANISH_WORDS } from './spanish.ts';
import { Spelling } from './spelling.ts';
import type { Synonyms } from './thesaurus.ts';
import { shortName } from './titles.ts';
import { tokensIn } from './tokens.ts';
import type { Wish } from './wish.ts';
import type { WordIndex } from './word-index.ts';

/** A question as it's looked for. */
export interface ReadQuestion {
  /** In the guide's words. */
  text: string;
  /** The same without its days and hours: the cabins' answers hold on all of them. */
  untimed: string;
  /** True if it asks what we do, have, or allow. */
  isToUs: boolean;
  terms: readonly SearchTerm[];
  /** Each with the words that say it in what has no facts. */
  wishes: readonly { wish: Wish; words: readonly SearchTerm[] }[];
  /** The wishes with where they stand in what was typed. */
  typed: readonly AskedWish[];
}

/** What says no more with days: all that is found is open then. */
const WITH_DAYS = /\b(?:open|between|weekends?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)\b/giu;

/** Who says these with their days says no more: events come first then. */
const COMES =
  /\b(?:events?|arriv(?:e|ing)|com(?:e|ing)|stay(?:ing)?|leav(?:e|ing)|plans?|ideas?|trips?|getaways?|last[ -]minute|with (?:\w+ )?(?:people|groups?|company|crowds?))\b/giu;

/** Who asks us, or for leave, asks about the cabins. */
const TO_US =
  /\b(?:(?:do|are) you|your|do (?:we|i))\b|(?<!\bwhat )\b(?:(?:can|could|may|should) (?:we|i)|(?:are we|am i) allowed|is it (?:ok(?:ay)?|allowed|possible|fine) (?:to|if))\b/iu;

/** A longer question to us may be about anything. */
const FEW_TERMS = 3;

/** "At 11 pm", "by noon". */
const CLOCK =
  /\b(?:(?:at|by|around|after|before|until|til?l) )?(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|noon\b|midnight\b)/giu;

/** Events mostly say only when they are next, all distances start from Wimberley, those to towns from us. */
const KNOWN_ANYWAY =
  /\b(?:this|next) year\b(?!['’])|(?<=\b(?:how (?:far|long|many)|distance)\b.*) from wimberley\b/giu;
const FROM_US =
  /(?<=\b(?:far|miles?|minutes?|long|distance|drive)\b.*) from (?:the |our |your )?cabins?\b/giu;

/** Letters of those that are corrected: any word may stand among synonyms. */
const SHORTEST_SYNONYM = 7;

/** A shorter word says what something is: "by the creek". */
const SHORTEST_NAME = 7;

/** Letters of a weekday's beginning, as people type it: "thurs". */
const LONGEST_DAY = 5;

/** A shorter Spanish word is spelled much like another: "llevar", "llegar". */
const SHORTEST_SPANISH = 7;

/** Reads questions with what it knows of the guide's words and towns. */
export class QuestionReader {
  readonly #index: WordIndex;
  readonly #spelling = new Spelling();
  readonly #spanish = new Spelling(SPANISH_WORDS);
  /** Made of all words when the first is missing. */
  #sounds: Sounds | undefined;
  /** By their names, with where they are. */
  readonly #towns = new Map<string, Position | undefined>();
  readonly #places: { name: ReadonlySet<string>; position: Position }[] = [];

  constructor(index: WordIndex, synonyms: Synonyms) {
    this.#index = index;
    for (const word of synonyms.flat()) this.#spelling.add(word, SHORTEST_SYNONYM);
  }

  /** Remembers what the document is asked, and its town: a place tells where it is, unless the town does. */
  add(document: SearchDocument): void {
    const { kind, town, at, asks = [] } = document;
    for (const asked of asks) this.#spelling.add(asked);
    const position = at && { latitude: at[0], longitude: at[1] };
    const name = kind === 'activity' ? shortName(document) : '';
    this.#spelling.add(name, SHORTEST_SYNONYM);
    if (name && position)
      this.#places.push({ name: new Set(tokensIn(name).map(({ word }) => word)), position });
    if (town === undefined || (kind !== 'town' && this.#towns.get(town))) return;
    this.#towns.set(town, position);
    this.#spelling.add(town);
  }

  /** What the question asks for and wishes. Without today, days aren't read. */
  read(question: string, today: CivilDay | undefined): ReadQuestion {
    const { text: english, typedSpan } = this.#inEnglish(question);
    const isToTown = [...this.#towns.keys()].some((town) => fold(english).includes(fold(town)));
    const blank = ({ length }: string) => ' '.repeat(length);
    const text = english.replace(KNOWN_ANYWAY, blank).replace(isToTown ? FROM_US : '', blank);
    const asked = readWishes(text, {
      today,
      towns: this.#towns,
      placeCalled: this.#placeCalled,
    });
    const timed = asked.filter(({ wish: { is } }) => is === 'days' || is === 'months');
    const isTimed = timed.length > 0 || asked.some(({ wish: { is } }) => is === 'evening');
    const days = timed.flatMap(({ wish }) => (wish.is === 'days' ? wish : []));
    const stays = days.filter(({ first, last }) => first < last);
    const stated = (rest: string, of = days) => (of.length > 0 ? rest.replace(COMES, '') : rest);
    const rest = stated(without(asked, text));
    const terms = parseQuery(
      (isTimed ? rest.replace(WITH_DAYS, '') : rest).replace(CLOCK, ''),
      this.#index,
      asked.length > 0,
    );
    const asks = terms.filter(({ word }) => !isEmpty(word)).length;
    const isToUs =
      terms.length > 0 &&
      !asked.some(({ wish: { is } }) => is === 'town') &&
      asks <= FEW_TERMS &&
      TO_US.test(text);
    return {
      text,
      untimed: `${stated(without(timed, text), stays).replace(CLOCK, '')}${isToUs ? ' cabin' : ''}`,
      isToUs,
      terms,
      wishes: asked.map(({ wish, start, end, said = text.slice(start, end) }) => ({
        wish,
        words: parseQuery(said, this.#index, true).map((term) => ({
          ...term,
          isExact: true as const,
        })),
      })),
      typed: asked.map(({ wish, start, end }) => ({ wish, ...typedSpan(start, end) })),
    };
  }

  /** Words of the guide's names that are spelled somewhat like those of the question, nearest first. */
  similarWords(question: string): string[] {
    const { text } = this.#inEnglish(question);
    return this.#index.similar(parseQuery(text).map(({ word }) => word));
  }

  /** By the short name, or words of it that no other has; one word must be a long one. */
  readonly #placeCalled = (words: string): Position | undefined => {
    const asked = new Set(tokensIn(words).map(({ word }) => word));
    if (asked.size === 1 && words.length < SHORTEST_NAME) return undefined;
    const called = this.#places.filter(({ name }) => asked.isSubsetOf(name));
    const exact = called.find(({ name }) => name.size === asked.size);
    return (exact ?? (called.length === 1 ? called[0] : undefined))?.position;
  };

  #inEnglish(question: string): EnglishQuestion {
    return inEnglish(question, (word) => this.#corrected(word));
  }

  /** A word that the guide doesn't have as one it has, or as two: "dogfriendly". */
  #corrected(typed: string): string | undefined {
    const word = stem(fold(typed));
    const { has, hasSimilar, pairOf } = this.#index;
    const day = word === 'sun' || word.length > LONGEST_DAY ? undefined : weekdayNumber(word);
    if (day !== undefined) return WEEKDAYS[day];
    if (has(word) || pairOf(word) || isEmpty(word)) return undefined;
    const similar =
      otherForms(word).find((one) => has(one) || isEmpty(one)) ??
      this.#heardAs(fold(typed)) ??
      this.#heardAs(word) ??
      heardInSpanish(fold(typed));
    if (similar !== undefined) return similar;
    const parts = partsOf(word, has);
    if (parts) return hasSimilar(word) ? undefined : parts.join(' ');
    const correct = this.#spelling.correct(typed);
    if (correct !== undefined || hasSimilar(word)) return correct;
    const spanish = this.#spanish.correct(typed, word.length < SHORTEST_SPANISH ? 0 : 1);
    return fromSpanish(spanish ?? '') ?? this.#sounds?.withVowels(word);
  }

  #heardAs(word: string): string | undefined {
    this.#sounds ??= new Sounds(
      [...this.#spelling.words, ...this.#index.words],
      this.#spelling.words,
    );
    return this.#sounds.find(word);
  }
}

/** The text with blanks where the wishes stand. */
function without(wishes: readonly AskedWish[], text: string): string {
  let rest = text;
  for (const { start, end } of wishes)
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}
