import type { Row } from '../../content/merge/entries.ts';
import type { EntryKey } from '../../content/tables.ts';
import { isGroup } from '../../model/is-group.ts';
import type { EntryRef } from './entries.ts';
import { excerptOf } from './excerpt.ts';
import { folded } from './folded.ts';
import { type NamedEntry, titleOf } from './page-of.ts';

/** The share of the letters that must match, since the site adds words of its own. */
const NEARLY = 0.6;

const MOST_FIELDS = 3;

export interface Hit extends NamedEntry {
  /** Undefined if the entry's page was asked for. */
  field?: string;
  label?: string;
  excerpt?: string;
}

/** A hit with its rank, and the text that its excerpt is cut from. */
export type Ranked = Hit & { rank: number; text?: string };

export interface Searched extends NamedEntry {
  row: Row;
  /** Its texts by field path, as written and as compared. */
  texts: readonly { field: string; text: string; has: string }[];
  /** Each word in the texts once, as a quick first test. */
  words: string;
}

/** Prepares a row for searching. */
export function searchedIn(ref: EntryRef, row: Row): Searched {
  const texts = textsIn(row).map(([field, text]) => ({ field, text, has: ` ${folded(text)}` }));
  const all = new Set(texts.flatMap(({ has }) => has.trim().split(' ')));
  return { ref, title: titleOf(ref, row), row, texts, words: ` ${[...all].join(' ')}` };
}

/** Ranks of a hit, the best first. */
export const [NAMED, WHOLE, PHRASE, SCATTERED, UNSEEN] = [0, 1, 2, 3, 4];

/** Fields that visitors don't see as words. */
const HIDDEN =
  /(?:^|\.)(?:slug|formerly|imageUrl|asks|synonyms|keywords|places|route|compare|source)(?:[.[]|$)/;

/** The words of a page, found by what the desk calls them: "The home page". */
export function wordsCalled({ ref, title }: Searched, phrase: string): Ranked[] {
  const isCalled = ref.list === 'page' && ` ${folded(title)}`.includes(` ${phrase}`);
  return isCalled ? [{ ref, title, rank: WHOLE }] : [];
}

/** The fields of an entry that have all the words. */
export function hitsIn(
  { ref, title, texts, words: all }: Searched,
  phrase: string,
  words: readonly string[],
): Ranked[] {
  if (!words.every((word) => all.includes(word))) return [];
  const rankOf = (field: string, has: string) => {
    if (HIDDEN.test(field)) return UNSEEN;
    const isThere = has.includes(` ${phrase}`);
    if (isThere && ref.list !== 'page' && /^(?:title|name)$/.test(field)) return NAMED;
    if (has === ` ${phrase}`) return WHOLE;
    return isThere ? PHRASE : SCATTERED;
  };
  const hits = texts
    .filter(({ has }) => words.every((word) => has.includes(word)))
    .map(({ field, text, has }): Ranked => {
      return { ref, title, field, text, rank: rankOf(field, has) };
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_FIELDS);
  const seen = hits.filter(({ rank }) => rank < UNSEEN);
  return seen.length > 0 ? seen : hits;
}

/** The field with most of the words, if the entry has enough of them. */
export function nearlyIn(
  { ref, title, texts, words: all }: Searched,
  words: readonly string[],
): Ranked[] {
  const there = words.filter((word) => all.includes(word));
  const part = lengthOf(there) / lengthOf(words);
  if (part < NEARLY) return [];
  const [best] = texts
    .map(({ field, text, has }) => ({
      field,
      text,
      in: there.filter((word) => has.includes(word)),
    }))
    .sort((one, other) => lengthOf(other.in) - lengthOf(one.in));
  if (!best) return [];
  const excerpt = excerptOf(best.text, best.in[0]);
  return [{ ref, title, field: best.field, excerpt, rank: -part }];
}

function lengthOf(words: readonly string[]): number {
  return words.join('').length;
}

function textsIn(value: unknown, path = ''): [field: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  const parts: [EntryKey, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [`[${index}]`, item])
    : Object.entries(isGroup(value) ? value : {}).map(([name, part]) => [
        path ? `.${name}` : name,
        part,
      ]);
  return parts.flatMap(([step, part]) => textsIn(part, path + step));
}
