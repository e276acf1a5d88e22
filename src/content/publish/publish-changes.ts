import { isDeepStrictEqual } from 'node:util';
import {
  LIST_NAMES,
  type ListName,
  type ListRow,
  type Row,
  type Rows,
} from '../postgres/postgres-tables.ts';

/** One difference that a publish makes. */
export interface Change {
  kind: 'added' | 'changed' | 'removed';
  list: ListName | 'site';
  /** Undefined for the site, and for a list whose order has changed. */
  id?: number;
  /** The title or name, to tell a person which entry it is. */
  name?: unknown;
  /** For a change: which fields. */
  fields?: string[];
}

/** All differences, list by list; empty if there are none. */
export function compareRows(before: Rows, after: Rows): Change[] {
  return [
    ...compareSite(before.site, after.site),
    ...LIST_NAMES.flatMap((list) => compareList(list, before[list], after[list])),
  ];
}

function compareSite(before: Row | undefined, after: Row | undefined): Change[] {
  const fields = differingFields(before ?? {}, after ?? {});
  if (fields.length === 0) return [];
  if (before === undefined) return [{ kind: 'added', list: 'site' }];
  return [{ kind: 'changed', list: 'site', fields }];
}

function compareList(
  list: ListName,
  before: readonly ListRow[],
  after: readonly ListRow[],
): Change[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const changes = after.flatMap((row): Change[] => {
    const previous = old.get(row.id);
    if (previous === undefined) return [{ kind: 'added', list, id: row.id, name: nameOf(row) }];
    const fields = differingFields(previous, row);
    if (fields.length === 0) return [];
    return [{ kind: 'changed', list, id: row.id, name: nameOf(row), fields }];
  });
  const removed = before.filter(({ id }) => !kept.has(id));
  for (const row of removed) changes.push({ kind: 'removed', list, id: row.id, name: nameOf(row) });
  const stayed = { before: idsOf(before, kept), after: idsOf(after, old) };
  if (!isDeepStrictEqual(stayed.before, stayed.after))
    changes.push({ kind: 'changed', list, fields: ['order'] });
  return changes;
}

function idsOf(rows: readonly ListRow[], within: { has(id: number): boolean }): number[] {
  return rows.map(({ id }) => id).filter((id) => within.has(id));
}

function differingFields(before: Row, after: Row): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

function nameOf({ title, name }: Row): unknown {
  return title ?? name;
}

const MARKS = { added: '+', changed: '~', removed: '-' } as const;

/** For a person: a line for each change, such as `~ posts 3 "Peach Season": title, excerpt`. */
export function describeChange({ kind, list, id, name, fields }: Change): string {
  const entry = [list, id, name === undefined ? undefined : JSON.stringify(name)]
    .filter((part) => part !== undefined)
    .join(' ');
  return `${MARKS[kind]} ${entry}${fields ? `: ${fields.join(', ')}` : ''}`;
}

/** For a person: "2 added, 1 changed, 0 removed". */
export function countChanges(changes: readonly Change[]): string {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return `${count('added')} added, ${count('changed')} changed, ${count('removed')} removed`;
}
