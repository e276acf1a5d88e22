import type { PageWords, Words } from '../../model/content/content.ts';
import { isGroup } from '../../model/is-group.ts';
import type { Report } from '../content-source.ts';
import { problemAt, within, type YamlPlace } from '../files/schema-problems.ts';
import { startOf } from '../printable.ts';
import type { ContentTables } from '../tables.ts';
import { type LocatedEntry, type PlacedPart, readPlaced } from './placed-entries.ts';

export type WordsTables = Pick<ContentTables, 'words'>;

export type PlacedWords = PlacedPart<Words>;

/** Reads a page's words. Missing ones are from `shipped`, told to `note`; without it, faults. */
export function readWords(
  page: string,
  place: YamlPlace,
  tables: WordsTables,
  shipped: Words | undefined,
  note: Report,
): LocatedEntry<Words> {
  const schema = tables.words.get(page);
  if (!schema) return unknownPage(place);
  if (!shipped) return readPlaced(page, schema, place);
  const { words, taken } = mergeWords(place.yaml.value, shipped);
  const merged = { ...place, yaml: { ...place.yaml, value: words } };
  for (const { path, value } of taken)
    note(
      problemAt(within(merged, path), `is missing, so it takes the shipped ${described(value)}`),
    );
  return readPlaced(page, schema, merged);
}

/** Words that belong to no page, as in a file whose name has a typo. */
export function unknownPage(place: YamlPlace): LocatedEntry<Words> {
  const message = 'does not belong to any page; correct its name, or delete it';
  const { file } = place.yaml;
  return { key: undefined, value: undefined, problems: [problemAt(place, message)], file, place };
}

/** The shipped words as entries by page. */
export function entriesOf(words: PageWords | undefined): ReadonlyMap<string, Words> {
  return new Map(Object.entries(words ?? {}));
}

const QUOTED_LENGTH = 60;

function described(value: unknown): string {
  if (typeof value !== 'string') return 'words';
  return `word: “${value.length <= QUOTED_LENGTH ? value : `${startOf(value, QUOTED_LENGTH)}…`}”`;
}

interface TakenWord {
  path: readonly string[];
  value: unknown;
}

interface MergedWords {
  words: unknown;
  taken: TakenWord[];
}

/** Merged words by frozen input, as files are read again after each edit. */
const known = new WeakMap<object, { shipped: Words; merged: MergedWords }>();

/** Fills missing keys with shipped words (decision 30); lists are kept whole. */
function mergeWords(written: unknown, shipped: Words): MergedWords {
  if (!isGroup(written) || !Object.isFrozen(written)) return mergeFresh(written, shipped);
  const before = known.get(written);
  if (before?.shipped === shipped) return before.merged;
  const { words, taken } = mergeFresh(written, shipped);
  const merged = { words: Object.freeze(words), taken };
  known.set(written, { shipped, merged });
  return merged;
}

function mergeFresh(written: unknown, shipped: Words): MergedWords {
  const taken: TakenWord[] = [];
  return { words: merge(written, shipped, []), taken };

  function merge(own: unknown, ours: unknown, path: readonly string[]): unknown {
    if (!isGroup(own) || !isGroup(ours)) return own;
    const inOurOrder = Object.entries(ours).map(([key, value]) => {
      const at = [...path, key];
      if (Object.hasOwn(own, key)) return [key, merge(own[key], value, at)] as const;
      taken.push({ path: at, value });
      return [key, value] as const;
    });
    return { ...Object.fromEntries(inOurOrder), ...pick(own, ours) };
  }
}

function pick(own: Words, ours: Words): Words {
  return Object.fromEntries(Object.entries(own).filter(([key]) => !Object.hasOwn(ours, key)));
}
