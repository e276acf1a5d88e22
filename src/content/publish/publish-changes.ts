import { isDeepStrictEqual } from 'node:util';
import {
  type EntryKey,
  keyOf,
  LIST_NAMES,
  type ListName,
  type Row,
  type Rows,
} from '../postgres/postgres-tables.ts';
import { differingPaths } from '../words/differing-paths.ts';

/** One difference that a publish makes. */
export interface Change {
  kind: 'added' | 'changed' | 'removed';
  list: ListName | 'site';
  /** Undefined for the site, and for a list whose order has changed. */
  key?: EntryKey;
  /** The title or name, to tell a person which entry it is. */
  name?: unknown;
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
    ...LIST_NAMES.flatMap((list) => {
      const rows = after[list];
      return rows ? compareList(list, before[list] ?? [], rows) : [];
    }),
  ];
}

function compareSite(before: Row | undefined, after: Row | undefined): Change[] {
  const fields = differingFields(before ?? {}, after ?? {});
  if (fields.length === 0) return [];
  if (before === undefined) return [{ kind: 'added', list: 'site' }];
  return [{ kind: 'changed', list: 'site', fields }];
}

function compareList(list: ListName, before: readonly Row[], after: readonly Row[]): Change[] {
  const old = new Map(before.map((row) => [keyOf(list, row), row]));
  const kept = new Set(after.map((row) => keyOf(list, row)));
  const changes = after.flatMap((row): Change[] => {
    const key = keyOf(list, row);
    const previous = old.get(key);
    if (previous === undefined) return [{ kind: 'added', list, key, name: nameOf(row) }];
    const fields =
      list === 'words' ? differingPaths(previous.words, row.words) : differingFields(previous, row);
    if (fields.length === 0) return [];
    return [{ kind: 'changed', list, key, name: nameOf(row), fields }];
  });
  for (const [key, row] of old)
    if (!kept.has(key)) changes.push({ kind: 'removed', list, key, name: nameOf(row) });
  const stayed = [...old.keys()].filter((key) => kept.has(key));
  if (
    !isDeepStrictEqual(
      stayed,
      [...kept].filter((key) => old.has(key)),
    )
  )
    changes.push({ kind: 'changed', list, fields: ['order'] });
  return changes;
}

function differingFields(before: Row, after: Row): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

function nameOf({ title, name }: Row): unknown {
  return title ?? name;
}

const MARKS = { added: '+', changed: '~', removed: '-' } as const;

/** What a person calls an entry of the list, if that isn't the list's name. */
const LABELS: Partial<Record<Change['list'], string>> = { words: 'page', pictures: 'picture' };

/**
 * For a person: a line for each change, such as `~ posts 3 "Peach Season": title, excerpt`,
 * `~ page home: faq.questions[2].answer` or `+ picture porch.jpg`.
 */
export function describeChange({ kind, list, key, name, fields: all }: Change): string {
  const fields = list === 'pictures' ? undefined : all;
  const title = list === 'pictures' || name === undefined ? undefined : JSON.stringify(name);
  const entry = [LABELS[list] ?? list, key, title].filter((part) => part !== undefined).join(' ');
  return `${MARKS[kind]} ${entry}${fields ? `: ${fields.join(', ')}` : ''}`;
}

/** For a person: "2 added, 1 changed, 0 removed". */
export function countChanges(changes: readonly Change[]): string {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return `${count('added')} added, ${count('changed')} changed, ${count('removed')} removed`;
}
