import { type Change, countByList } from '../../content/merge/changes.ts';
import { isGroup } from '../../model/is-group.ts';
import { labelOf, nameOf, type WordedChange, wordedChanges } from '../forms/form.ts';
import type { Entries, EntryRef } from './entries.ts';
import { formOf } from './forms.ts';
import type { Wish } from './outcome.ts';
import { titleOf } from './page-of.ts';
import { statusInWords } from './status-words.ts';

/** Longer messages only count entries by list. */
const LONGEST = 160;

const BEFORE: Readonly<Record<Wish['kind'], string>> = {
  publish: '',
  undo: 'Taken back: ',
  redo: 'Done again: ',
};

/** The diary's message for changes, in the words of the forms: `“Wurstfest”: days, hours`. */
export function messageOf(
  changes: readonly Change[],
  entries: Entries,
  kind: Wish['kind'] = 'publish',
): string {
  // Pictures come along with the entries that show them.
  const named = changes.filter(({ list }) => list !== 'picture');
  const shown = named.length > 0 ? named : changes;
  const message = shown.map((change) => describe(change, entries, kind)).join('; ');
  if (message.length <= LONGEST) return BEFORE[kind] + message;
  const [one, ...more] = named.filter((change) => change.kind !== 'changed');
  if (!one || more.length > 0) return BEFORE[kind] + countByList(changes);
  // The others mostly just name the entry that was added or removed.
  const others = countByList(changes.filter((change) => change !== one));
  return `${BEFORE[kind]}${describe(one, entries, kind)}; ${others}`;
}

/** The changed entries that still exist afterward. */
export function refsIn(changes: readonly Change[]): EntryRef[] {
  return changes.flatMap(({ list, key, after }) =>
    list !== 'picture' && key !== undefined && after ? { list, key } : [],
  );
}

export interface WordedEntry {
  title: string;
  changes: WordedChange[];
}

/** A change in words, field by field. */
export function inFields(change: Change, entries: Entries): WordedEntry {
  const { list, key, before = {}, after = {} } = change;
  const form = formOf(entries, { list, key: key ?? list });
  return { title: changed(change), changes: wordedChanges(form, before, after) };
}

function changed({ list, key, before, after }: Change): string {
  if (list === 'site') return 'Your business';
  const row = after ?? before ?? {};
  const isNamed = nameOf(row) !== '' || list === 'page';
  return isNamed ? `“${titleOf({ list, key: key ?? null }, row)}”` : [list, key].join(' ').trim();
}

function describe(change: Change, entries: Entries, is: Wish['kind']): string {
  const { kind, fields = [] } = change;
  const { title, changes } = inFields(change, entries);
  if (kind === 'added') return `${title} is ${is === 'publish' ? 'new' : 'on the site again'}`;
  if (change.list === 'picture' && kind === 'changed') return `another picture is at ${change.key}`;
  if (kind === 'removed') return `${title} is gone`;
  if (change.list === 'site' && fields.every((field) => field === 'notice')) {
    const { notice } = change.after ?? {};
    return isGroup(notice) ? `Notice: “${notice.text}”` : 'The notice is gone';
  }
  const form = formOf(entries, { list: change.list, key: change.key ?? change.list });
  const status = labelOf(form, 'status');
  const [old, now] = [change.before?.status, change.after?.status];
  const labels = changes.map(({ label }) =>
    label === status ? (statusInWords(old, now) ?? shortened(label)) : shortened(label),
  );
  return `${title}: ${(labels.length > 0 ? labels : fields).join(', ')}`;
}

function shortened(label: string): string {
  return (label.split(': ').at(-1) ?? label).replace(/\?$/, '').toLowerCase();
}
