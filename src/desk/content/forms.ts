import type { Tree } from '../../content/versions/version.ts';
import { describeForm, wordsOf } from '../forms/describe-form.ts';
import type { Field } from '../forms/form.ts';
import type { Entries, EntryRef } from './entries.ts';
import { pathOf, titleOf } from './page-of.ts';

export interface ListName {
  list: string;
  label: string;
  /** What one of its entries is called; undefined if none can be added. */
  one: string | undefined;
  entries: { key: string | number; title: string; path: string | undefined }[];
}

const FIXED: Readonly<Record<string, string>> = { site: 'Your business', page: 'Words of pages' };

/** The fields of an entry's form. */
export function formOf(entries: Entries, ref: EntryRef): Field[] {
  const schema = entries.schemaOf(ref);
  if (!schema) return [];
  const isNamedByFile = entries.nameField(ref.list) === 'slug' && ref.key !== null;
  const fields = describeForm(schema, ['id', ...(isNamedByFile ? ['slug'] : [])]);
  // A new entry can't have been called off yet.
  const isEarly = ({ control }: Field) => ref.key === null && control === 'status';
  return fields.map((field) => (isEarly(field) ? { ...field, isRare: true } : field));
}

/** What an entry of the list is called; undefined if none can be added. */
export function entryName(entries: Entries, list: string): string | undefined {
  const row = entries.rowOf(list);
  return row && (wordsOf(row.schema).one ?? list.toLowerCase().replace(/s$/, ''));
}

/** Every list with its entries. */
export async function listNames(entries: Entries, tree: Tree): Promise<ListName[]> {
  const lists: ListName[] = [];
  for (const { name: list } of entries.fileSets) {
    const row = entries.rowOf(list);
    const words = row ? wordsOf(row.schema) : {};
    const label = FIXED[list] ?? words.label ?? list.charAt(0).toUpperCase() + list.slice(1);
    const found = [...(await entries.all(list, tree))].map(([key, each]) => {
      const ref = { list, key };
      return { key, title: titleOf(ref, each), path: pathOf(entries, ref, each) };
    });
    lists.push({ list, label, one: entryName(entries, list), entries: found });
  }
  return lists;
}
