import { isDeepStrictEqual } from 'node:util';
import { slugIn } from '../../model/entry-slug.ts';
import { withField } from '../forms/form.ts';
import type { Edit, Entries } from './entries.ts';

/** Keeps the old address under `formerly` if a page moves (decision 33): exports lack the store. */
export function keepingAddress(entries: Entries, edit: Edit): Edit {
  const { list, base, value } = edit;
  if (!entries.rowOf(list)?.pathOfSlug || !base || !value) return edit;
  const [old, now] = [slugIn(base), slugIn(value)];
  if (old === now || !old || !now) return edit;
  const { formerly } = value;
  const listed = Array.isArray(formerly) ? formerly.map(String) : [];
  const kept = [...new Set([...listed, old])].filter((slug) => slug !== now);
  if (isDeepStrictEqual(kept, formerly)) return edit;
  return { ...edit, value: withField(value, 'formerly', kept.length > 0 ? kept : undefined) };
}
