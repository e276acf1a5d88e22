import type { Edit, EntryRef } from '../../content/entries.ts';
import type { Written } from '../../forms/form.ts';
import { ask } from './api.ts';

/**
 * What takes an entry off the home page, as it is live now; undefined if it has left. What somebody is
 * typing into it isn't published along.
 */
export async function leavingHome(ref: EntryRef): Promise<Edit | undefined> {
  const { row } = await ask<{ row: Written | null }>('/api/row', ref);
  if (row?.featured !== true) return undefined;
  const { featured: _, ...value } = row;
  return { ...ref, base: row, value };
}
