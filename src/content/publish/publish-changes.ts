import { isDeepStrictEqual } from 'node:util';
import { orderSide } from '../merge/merge-order.ts';
import { entriesOf, hasOrder, ORDER, placeOf } from '../merge/places.ts';
import { LIST_NAMES, type ListName, type Row, type Rows } from '../postgres/postgres-tables.ts';
import { differingPaths } from '../reading/differing-paths.ts';
import type { EntryKey } from '../tables.ts';

/** One difference that a publish makes. */
export interface Change {
  kind: 'added' | 'changed' | 'removed';
  list: ListName | 'site';
  /** Undefined for the site, and for a list whose order has changed. */
  key?: EntryKey;
  /** Undefined if the entry is added. */
  before?: Row;
  /** Undefined if the entry is removed. */
  after?: Row;
  /** For a change: which fields, and in a page's words which of them: faq.questions[2].answer. */
  fields?: string[];
}

/**
 * All differences, list by list; empty if there are none. A list that `after` doesn't have stays as
 * it is.
 */
export function compareRows(before: Rows, after: Rows): Change[] {
  return [
    ...compareSite(before.site, after.site),
    ...LIST_NAMES.flatMap((list) => (after[list] ? compareList(list, before, after) : [])),
  ];
}

function compareSite(before: Row | undefined, after: Row | undefined): Change[] {
  const fields = differingFields(before ?? {}, after ?? {});
  if (fields.length === 0) return [];
  if (before === undefined) return [{ kind: 'added', list: 'site', ...(after && { after }) }];
  return [{ kind: 'changed', list: 'site', before, after: after ?? {}, fields }];
}

function compareList(list: ListName, old: Rows, current: Rows): Change[] {
  const before = entriesOf(old, list) as ReadonlyMap<EntryKey, Row>;
  const after = entriesOf(current, list) as ReadonlyMap<EntryKey, Row>;
  const changes = [...after].flatMap(([key, row]): Change[] => {
    const previous = before.get(key);
    if (previous === undefined) return [{ kind: 'added', list, key, after: row }];
    const fields =
      list === 'words' ? differingPaths(previous.words, row.words) : differingFields(previous, row);
    if (fields.length === 0) return [];
    return [{ kind: 'changed', list, key, before: previous, after: row, fields }];
  });
  for (const [key, row] of before)
    if (!after.has(key)) changes.push({ kind: 'removed', list, key, before: row });
  const keys = { base: [...before.keys()], ours: [...after.keys()], theirs: [...before.keys()] };
  if (hasOrder(list) && orderSide(keys) !== undefined)
    changes.push({ kind: 'changed', list, fields: ['order'] });
  return changes;
}

function differingFields(before: Row, after: Row): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

/** The part of the changes that is in these places (see placeOf). */
export function changesIn(
  changes: readonly Change[],
  isWanted: (place: string) => boolean,
): Change[] {
  return changes.flatMap((change): Change[] => {
    const { list, key, after = {}, fields = Object.keys(after) } = change;
    if (list !== 'site') return isWanted(placeOf(list, key ?? ORDER)) ? [change] : [];
    const wanted = fields.filter((field) => isWanted(placeOf('site', field)));
    return wanted.length > 0 ? [{ ...change, fields: wanted }] : [];
  });
}

const MARKS = { added: '+', changed: '~', removed: '-' } as const;

/** What a person calls an entry of the list, if that isn't the list's name. */
const LABELS: Partial<Record<Change['list'], string>> = {
  ownPages: 'own page',
  words: 'page',
  pictures: 'picture',
};

/** The lists whose keys are their names. */
const NAMELESS: ReadonlySet<Change['list']> = new Set(['site', 'words', 'pictures']);

/** For a person, which entry it is: `~ posts 3 "Peach Season"`. */
export function describeEntry({ kind, list, key, before, after }: Change): string {
  const { title, name = title } = after ?? before ?? {};
  return [MARKS[kind], LABELS[list] ?? list, key, NAMELESS.has(list) ? undefined : quoted(name)]
    .filter((part) => part !== undefined)
    .join(' ');
}

function quoted(name: unknown): string | undefined {
  return name === undefined ? undefined : JSON.stringify(name);
}

/**
 * For a person: a line for each change, such as `~ posts 3 "Peach Season": title, excerpt`,
 * `~ page home: faq.questions[2].answer` or `+ picture porch.jpg`.
 */
export function describeChange(change: Change): string {
  const fields = change.list === 'pictures' ? undefined : change.fields;
  return `${describeEntry(change)}${fields ? `: ${fields.join(', ')}` : ''}`;
}

/** How many changes there are of each kind. */
export type ChangeCounts = Record<Change['kind'], number>;

/** Counts the changes by their kind. */
export function countByKind(changes: readonly Change[]): ChangeCounts {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return { added: count('added'), changed: count('changed'), removed: count('removed') };
}

/** For a person: "2 added, 1 changed, 0 removed". */
export function describeCounts({ added, changed, removed }: ChangeCounts): string {
  return `${added} added, ${changed} changed, ${removed} removed`;
}

/** For a person: "2 added, 1 changed, 0 removed". */
export function countChanges(changes: readonly Change[]): string {
  return describeCounts(countByKind(changes));
}
