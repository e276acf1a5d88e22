import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { Written } from '../../forms/form.ts';

/** What somebody has typed and not published, with the form of the entry that they saw. */
export interface Draft {
  ref: EntryRef;
  title: string;
  base: Written | null;
  value: Written | null;
}

const PREFIX = 'draft:';

function nameOf({ list, key }: EntryRef): string {
  return `${PREFIX}${list}/${key ?? 'new'}`;
}

/** Undefined if nothing is kept, or nothing that can be read. */
export function readDraft(ref: EntryRef): Draft | undefined {
  return parsed(localStorage.getItem(nameOf(ref)));
}

export function dropDraft(ref: EntryRef): void {
  localStorage.removeItem(nameOf(ref));
}

export function keepDraft(draft: Draft): void {
  localStorage.setItem(nameOf(draft.ref), JSON.stringify(draft));
}

/** Everything that isn't published. */
export function allDrafts(): Draft[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .sort()
    .flatMap((name) => parsed(localStorage.getItem(name)) ?? []);
}

function parsed(text: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return typeof draft === 'object' && draft !== null && 'ref' in draft
      ? (draft as Draft)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined if it's live: the answer to its publish was lost. */
function kept(ref: EntryRef, row: Written | null): Draft | undefined {
  const draft = readDraft(ref);
  if (!row || JSON.stringify(draft?.value) !== JSON.stringify(row)) return draft;
  dropDraft(ref);
  return undefined;
}

/** An entry as it is typed; each keystroke is kept on this phone, until it's what the site has. */
export function useDraft(ref: EntryRef, row: Written | null, title: (value: Written) => string) {
  const [typed, setDraft] = useState<Draft>(
    () => kept(ref, row) ?? { ref, title: '', base: row, value: row ?? {} },
  );
  // Whoever has typed nothing edits what the site has now.
  const draft = isTyped(typed) ? typed : { ...typed, base: row, value: row ?? {} };
  const keep = (next: Draft) => {
    setDraft(next);
    if (isTyped(next)) keepDraft(next);
    else dropDraft(ref);
  };
  const change = (value: Written) => keep({ ...draft, value, title: title(value) });
  return { draft, change, keep };
}

function isTyped({ base, value }: Draft): boolean {
  return JSON.stringify(value) !== JSON.stringify(base ?? {});
}

/** My changes on what somebody else has published meanwhile: fields that I left alone are theirs. */
export function onTopOf({ base, value }: Draft, theirs: Written): Written {
  const mine = value ?? {};
  const merged: Record<string, unknown> = { ...theirs };
  for (const name of new Set([...Object.keys(base ?? {}), ...Object.keys(mine)])) {
    if (JSON.stringify(base?.[name]) === JSON.stringify(mine[name])) continue;
    if (mine[name] === undefined) delete merged[name];
    else merged[name] = mine[name];
  }
  return merged;
}
