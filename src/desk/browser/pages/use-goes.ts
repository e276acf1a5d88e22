import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { HomePlaces } from '../../content/home-places.ts';
import type { Written } from '../../forms/form.ts';
import { ask } from '../data/api.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from '../data/drafts.ts';

/** Another entry of the list that leaves the home page for this one, published together with it. */
export function useGoes(list: string) {
  const [goes, setGoes] = useState<Draft>();
  const choose = async (other: HomePlaces['others'][number] | undefined) => {
    if (goes) dropDraft(goes);
    setGoes(undefined);
    if (!other) return;
    const ref: EntryRef = { list, key: other.key };
    const { row } = await ask<{ row: Written | null }>('/api/row', ref);
    const known = readDraft({ ref }) ?? { ref, title: other.title, base: row, value: row };
    const { featured: _, ...value } = known.value ?? {};
    const draft = { ...known, title: other.title, value };
    keepDraft(draft);
    setGoes(draft);
  };
  return { goes, choose };
}
