import { type Written, withField } from '../../forms/form.ts';
import { DATES, type Draft, type SentDraft } from './drafts.ts';

/** True if something is typed: the entry is to be another one. */
export function isTyped({ base, value }: Pick<Draft, 'base' | 'value'>): boolean {
  return !isSame(value ?? {}, base ?? {});
}

/** True if the desk has what is typed. */
export function isSent({ sent, value }: Draft): boolean {
  return sent !== undefined && isSame(sent.value, value);
}

/** My changes on what somebody else has made of it meanwhile: fields that I left alone are theirs. */
export function onTopOf({ base, value }: Pick<Draft, 'base' | 'value'>, theirs: Written): Written {
  const mine = value ?? {};
  return [...changedFields(base, mine)].reduce(
    (merged, name) => withField(merged, name, mine[name]),
    theirs,
  );
}

/** What the desk has, as if it had been typed here. */
export function taken({ revision, ...draft }: SentDraft): Draft {
  return { ...draft, sent: { revision, value: draft.value } };
}

/** What is typed here, on top of what another device has sent. */
export function mineOnTop(mine: Draft, theirs: SentDraft): Draft {
  const { other: _, device: __, ...kept } = mine;
  return {
    ...kept,
    base: theirs.base,
    value: onTopOf({ base: lastCommon(mine), value: mine.value }, theirs.value ?? {}),
    sent: { revision: theirs.revision, value: theirs.value },
  };
}

/** What a browser keeps once it hears what the desk has, field by field; `other` if both typed. */
export function merged(mine: Draft | undefined, theirs: SentDraft): Draft {
  if (!mine) return taken(theirs);
  const { revision, value } = theirs;
  if (mine.sent && mine.sent.revision >= revision)
    // Less only after somebody has brought back an older state of the desk.
    return mine.sent.revision === revision ? mine : { ...mine, sent: { revision, value } };
  if (isSent(mine) || isSame(mine.value, value)) return taken(theirs);
  const before = lastCommon(mine);
  const there = changedFields(before, value ?? {});
  const isBoth = [...changedFields(before, mine.value ?? {})].some(
    (name) => there.has(name) && !isSame(mine.value?.[name], value?.[name]),
  );
  // Two days are typed again in a moment: the newest ones count.
  return isBoth && mine.ref.list !== DATES.list
    ? { ...mine, other: theirs }
    : mineOnTop(mine, theirs);
}

/** What both devices had last. */
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
