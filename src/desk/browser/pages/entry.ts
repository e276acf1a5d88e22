import type { CheckedRow } from '../../content/check-row.ts';
import type { EntryRef } from '../../content/entries.ts';
import type { HomePlaces } from '../../content/home-places.ts';
import type { Field, Written } from '../../forms/form.ts';

/** What the desk says of an entry. */
export interface Entry extends CheckedRow {
  ref: EntryRef;
  row: Written | null;
  form: Field[];
  title: string | null;
  address: string | null;
  one: string | null;
  home?: HomePlaces;
}
