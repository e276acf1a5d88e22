import { type Change, countByList } from '../../content/merge/changes.ts';

/** A longer message says only how many entries of which lists. */
const LONGEST = 160;

/** What changes say in the diary: `“Wurstfest”: time, status`. */
export function messageOf(changes: readonly Change[]): string {
  // Pictures come with the entries that show them.
  const entries = changes.filter(({ list }) => list !== 'picture');
  const message = (entries.length > 0 ? entries : changes).map(describe).join('; ');
  return message.length <= LONGEST ? message : countByList(changes);
}

function describe({ kind, list, key, before, after, fields = [] }: Change): string {
  const row = after ?? before ?? {};
  const name = row.title ?? row.name;
  const named =
    typeof name === 'string' ? `“${name}”` : key === undefined ? list : `${list} ${key}`;
  if (kind === 'added') return `${named} is new`;
  return kind === 'removed' ? `${named} is gone` : `${named}: ${fields.join(', ')}`;
}
