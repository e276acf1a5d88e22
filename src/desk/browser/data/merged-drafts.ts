import { type Written, withField } from '../../forms/form.ts';
import { DATES, type Draft, type SentDraft } from './drafts.ts';

/** True if the draft differs from its base. */
export function isTyped({ base, value }: Pick<Draft, 'base' | 'value'>): boolean {
  return !isSame(value ?? {}, base ?? {});
}

/** True if the desk has the draft as it is now. */
export function isSent({ sent, value }: Draft): boolean {
  return sent !== undefined && isSame(sent.value, value);
}

/** Rebases my changes onto somebody else's: fields that I left alone are theirs. */
export function onTopOf({ base, value }: Pick<Draft, 'base' | 'value'>, theirs: Written): Written {
  const mine = value ?? {};
  return [...changedFields(base, mine)].reduce(
    (merged, name) => withField(merged, name, mine[name]),
    theirs,
  );
}

/** The desk's draft, as if it had been typed here. */
export function taken({ revision, ...draft }: SentDraft): Draft {
  return { ...draft, sent: { revision, value: draft.value } };
}

/** What is typed here, rebased onto what another device has sent. */
export function mineOnTop(mine: Draft, theirs: SentDraft): Draft {
  const { other: _, device: __, ...kept } = mine;
  return {
    ...kept,
    base: theirs.base,
    value: onTopOf({ base: lastCommon(mine), value: mine.value }, theirs.value ?? {}),
    sent: { revision: theirs.revision, value: theirs.value },
  };
}

/** Merges the desk's draft into this browser's, field by field; sets `other` on a conflict. */
export function merged(mine: Draft | undefined, theirs: SentDraft): Draft {
  if (!mine) return taken(theirs);
  const { revision, value } = theirs;
  if (mine.sent && mine.sent.revision >= revision)
    // A lower revision means that the desk was restored from a backup.
    return mine.sent.revision === revision ? mine : { ...mine, sent: { revision, value } };
  if (isSent(mine) || isSame(mine.value, value)) return taken(theirs);
  const before = lastCommon(mine);
  const there = changedFields(before, value ?? {});
  const isBoth = [...changedFields(before, mine.value ?? {})].some(
    (name) => there.has(name) && !isSame(mine.value?.[name], value?.[name]),
  );
  // Two days are quick to type again, so the newest ones win.
  return isBoth && mine.ref.list !== DATES.list
    ? { ...mine, other: theirs }
    : mineOnTop(mine, theirs);
}

function lastCommon({ sent, base }: Draft): Written | null {
  return sent?.value ?? base;
}

function changedFields(before: Written | null, after: Written): Set<string> {
  const names = [...Object.keys(before ?? {}), ...Object.keys(after)];
  return new Set(names.filter((name) => !isSame(before?.[name], after[name])));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
