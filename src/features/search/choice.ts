import {
  SEARCH_KINDS,
  type SearchDocument,
  type SearchKind,
  TRAITS,
  type Trait,
} from './search-document.ts';
import type { Found } from './search-engine.ts';

/** What the visitor has narrowed the results to. */
export interface Choice {
  kind?: SearchKind | undefined;
  town?: string | undefined;
  /** From 1 to 12. */
  month?: number | undefined;
  traits: readonly Trait[];
}

export const NO_CHOICE: Choice = { traits: [] };

/** True if it's one of the kinds, in that town, in that month, and has all the traits. */
export function fits(document: SearchDocument, { kind, town, month, traits }: Choice): boolean {
  return (
    (kind === undefined || document.kind === kind) &&
    (town === undefined || isOf(document, town)) &&
    (month === undefined || isIn(document, month)) &&
    traits.every((trait) => document.traits?.includes(trait))
  );
}

/** True if it's in the town, or a post that names it in its title or excerpt. */
function isOf(document: SearchDocument, town: string): boolean {
  return document.town === town || (document.kind === 'post' && namedAt(document, town) >= 0);
}

/** How far down in its title and excerpt the town is named; -1 if it isn't. */
export function namedAt({ title, text }: SearchDocument, town: string): number {
  const said = `${title} ${text}`;
  const at = said.indexOf(town);
  // Comfort isn't what is comfortable.
  return /\p{L}/u.test(said.charAt(at + town.length)) ? -1 : at;
}

/**
 * True if it doesn't fit only because nobody said: it may be what the visitor wants. Only activities
 * and events are asked for traits, and an event without days for its month.
 */
export function mayFit(document: SearchDocument, choice: Choice): boolean {
  const { kind, months, traits = [], lacks = [] } = document;
  if (kind !== 'activity' && kind !== 'event') return false;
  const month = kind === 'event' && months === undefined ? undefined : choice.month;
  return (
    fits(document, { ...choice, month, traits: [] }) &&
    !choice.traits.some((trait) => lacks.includes(trait)) &&
    (month !== choice.month || choice.traits.some((trait) => !traits.includes(trait)))
  );
}

/** What may fit a choice, of what was found and of what may be as the question wishes. */
export function unknownAmong(
  found: readonly Found[],
  unknown: readonly Found[],
  choice: Choice,
): Found[] {
  return [
    ...found.filter(({ document }) => mayFit(document, choice)),
    ...unknown.filter(({ document }) => fits(document, choice) || mayFit(document, choice)),
  ];
}

/** An activity without months is for the whole year; posts, towns and pages have no months. */
function isIn({ kind, months }: SearchDocument, month: number): boolean {
  return months ? months.includes(month) : kind === 'activity';
}

/** How many results each further choice would leave. */
export interface Counts {
  kinds: ReadonlyMap<SearchKind, number>;
  towns: ReadonlyMap<string, number>;
  months: readonly number[];
  traits: ReadonlyMap<Trait, number>;
  /** How many more of each may be: nobody said. */
  unknown: ReadonlyMap<Trait, number>;
}

/** Counts what each option would leave if it were chosen in place of, or besides, what is chosen. */
export function countOptions(
  found: readonly Found[],
  unknown: readonly Found[],
  choice: Choice,
): Counts {
  const fitting = (changed: Partial<Choice>) =>
    found.filter(({ document }) => fits(document, { ...choice, ...changed }));
  const ofAnyKind = fitting({ kind: undefined });
  const inAnyTown = fitting({ town: undefined });
  const inAnyMonth = fitting({ month: undefined });
  const chosen = fitting({});
  const count = (of: readonly Found[], is: (document: SearchDocument) => boolean) =>
    of.filter(({ document }) => is(document)).length;
  const towns = new Set(inAnyTown.flatMap(({ document }) => document.town ?? []));
  return {
    kinds: new Map(SEARCH_KINDS.map((kind) => [kind, count(ofAnyKind, (it) => it.kind === kind)])),
    towns: new Map([...towns].map((town) => [town, count(inAnyTown, (it) => isOf(it, town))])),
    months: Array.from({ length: 12 }, (_, index) =>
      count(inAnyMonth, (it) => isIn(it, index + 1)),
    ),
    traits: new Map(
      TRAITS.map((trait) => [trait, count(chosen, (it) => it.traits?.includes(trait) === true)]),
    ),
    unknown: new Map(
      TRAITS.map((trait) => {
        const traits = [...new Set([...choice.traits, trait])];
        return [trait, unknownAmong(found, unknown, { ...choice, traits }).length];
      }),
    ),
  };
}
