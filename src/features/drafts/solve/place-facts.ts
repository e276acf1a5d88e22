import type { OpenRule } from '../../../model/visit/open-rule.ts';
import { readOpen } from '../../../model/visit/read-open.ts';
import { readAllMonths } from '../../../model/when/words/months.ts';
import type { DraftPlace } from '../draft-place.ts';

/** What is read of a place once, whatever the day and the wish. */
interface PlaceFacts {
  /** The months in which it makes sense, from 1 to 12; undefined if it says none. */
  months: readonly number[] | undefined;
  rules: readonly OpenRule[] | undefined;
  /** From 0 to 1, by its name: in how many weeks it has its turn. */
  lot: number;
}

const known = new WeakMap<DraftPlace, PlaceFacts>();

/** The facts of a place, kept for as long as the place is. */
export function factsOf(place: DraftPlace): PlaceFacts {
  let facts = known.get(place);
  if (!facts) {
    const { months, open, key } = place;
    facts = {
      months: months && readAllMonths(months),
      rules: open === undefined ? undefined : readOpen(open).rules,
      lot: chanceNumber(`week ${key}`),
    };
    known.set(place, facts);
  }
  return facts;
}

/** A number from 0 to 1 that a text always has (FNV-1a). */
export function chanceNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
