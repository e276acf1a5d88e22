import type { CivilDay } from '../../model/day/civil-day.ts';
import { picked } from '../../model/picked.ts';
import type { NextDays } from '../events/event.ts';
import { type Counts, countOptions, fits, namedAt, unknownAmong } from './choice.ts';
import { markedText, type Piece } from './marked-text.ts';
import { passageFor } from './passage-for.ts';
import type { SearchDocument, SearchKind } from './search-document.ts';
import type { Answered, Found, SearchEngine } from './search-engine.ts';
import type { SearchState } from './search-state.ts';
import { type DaysWish, daysWished } from './wish.ts';

/** A result as the page shows it: without what it's found by. */
export interface ShownResult
  extends Pick<SearchDocument, 'kind' | 'path' | 'title' | 'town' | 'imageUrl' | 'focus'>,
    NextDays,
    Pick<Found, 'unlike'> {
  /** Where its words stand. */
  href: string;
  name: readonly Piece[];
  says: readonly Piece[];
}

/** The results of one kind. */
export interface ShownGroup {
  of: SearchKind;
  /** How many there are of this kind. */
  total: number;
  /** How many of them don't stand above all kinds. */
  below: number;
  /** The first of these. */
  found: readonly ShownResult[];
}

/** What a question and the visitor's choice find, as far as the page shows it. */
export interface ShownAnswer extends Pick<Answered, 'wishes' | 'isUnknownBest'> {
  /** What it answers. */
  state: SearchState;
  /** The best of all kinds, if they would be far from each other otherwise. */
  best: readonly ShownResult[];
  groups: readonly ShownGroup[];
  /** Places that may be as wished, but nobody said: how many, and the first. */
  unknown: { total: number; found: readonly ShownResult[] };
}

/** The order of the kinds if there are no words: a town, and what is written about it, before events. */
const OF_CHOICE: readonly SearchKind[] = ['town', 'activity', 'post', 'event', 'answer', 'page'];

const POURS = /\bwine & spirits\b/iu;

/** How many stand above all kinds. */
const BEST = 3;

/** How many results each kind shows until the visitor asks for more of it. */
export const FIRST = 5;

/** More would take a phone too long, and nobody reads them. */
export const MOST = 60;

/** How much of an answer is there: what is seen first, all but what is folded, or all. */
export type Part = 'first' | 'open' | 'all';

/**
 * What the engine answers, arranged: the best, then by kind, the kind with the best result first. To
 * find where words stand takes longer than to find what has them, so it's only done for a part.
 */
export function shownAnswer(
  engine: Pick<SearchEngine, 'ask'>,
  state: SearchState,
  today: CivilDay,
  part: Part,
): ShownAnswer {
  const { found, unknown, wishes, isUnknownBest } = engine.ask(state.question, today);
  const fitting = found.filter(({ document }) => fits(document, state));
  const mayBe = unknownAmong(found, unknown, state);
  const when = wishes.map(({ wish }) => wish).find((wish) => wish.is === 'days');
  const show = (one: Found) => shownResult(one, when);
  const isRanked = state.question.trim() !== '';
  const known = isRanked ? fitting : inOrder(fitting, state);
  const isOfOneKind = new Set(known.map(({ document }) => document.kind)).size < 2;
  const best = isRanked && !isOfOneKind && known.length > FIRST ? known.slice(0, BEST) : [];
  const byKind = Map.groupBy(known, ({ document }) => document.kind);
  const kinds = isRanked ? [...byKind.keys()] : OF_CHOICE.filter((kind) => byKind.has(kind));
  const most = state.kind === undefined ? FIRST : MOST;
  const isUnknownSeen =
    part === 'all' || (part === 'open' && (isUnknownBest || known.length === 0));
  return {
    state,
    best: best.map(show),
    groups: kinds.map((of, at) => {
      const all = byKind.get(of) ?? [];
      const below = all.filter((one) => !best.includes(one));
      const isSeen = part !== 'first' || (at === 0 && best.length === 0);
      const shown = isSeen ? below.slice(0, most).map(show) : [];
      return { of, total: all.length, below: below.length, found: shown };
    }),
    unknown: {
      total: mayBe.length,
      found: isUnknownSeen ? mayBe.slice(0, MOST).map(show) : [],
    },
    wishes,
    isUnknownBest,
  };
}

/**
 * The order of each kind if there are no words: of posts that name a town, those first whose titles
 * begin with it; with children, what pours wine or whiskey last; the next events first.
 */
function inOrder(found: readonly Found[], { town, traits }: SearchState): readonly Found[] {
  const rank = ({ document }: Found): number => {
    const { kind, words, startDate = '' } = document;
    if (kind === 'post') return town === undefined ? 0 : namedAt(document, town);
    if (kind === 'activity') return Number(traits.includes('children') && POURS.test(words));
    return kind === 'event' ? Date.parse(startDate) || Number.POSITIVE_INFINITY : 0;
  };
  const ranks = new Map(found.map((one) => [one, rank(one)]));
  const at = (one: Found) => ranks.get(one) ?? 0;
  return found.toSorted((one, other) => at(one) - at(other) || 0);
}

/** How many results each further choice would leave. */
export function countsFor(
  engine: Pick<SearchEngine, 'ask'>,
  state: SearchState,
  today: CivilDay,
): Counts {
  const { found, unknown } = engine.ask(state.question, today);
  return countOptions(found, unknown, state);
}

/** A document as a result shows it: of an event's days the ones that the question asks for, if it does. */
export function shownResult({ document, matched, unlike }: Found, when?: DaysWish): ShownResult {
  const { kind, path, title, text, town, imageUrl, focus } = document;
  const { usual, status, statusNote } = document;
  const days =
    (when && daysWished(document, when)) ??
    picked(document, ['startDate', 'endDate', 'firstDate', 'lastDate']);
  const passage = passageFor(document, matched);
  const marked = matched.flat();
  return {
    ...{ kind, path, title, town, imageUrl, focus },
    ...days,
    ...{ usual, status, statusNote, unlike },
    href: passage?.at === undefined ? path : `${path}#${passage.at}`,
    name: markedText(title, marked),
    says: markedText(passage?.shown ?? text, marked),
  };
}
