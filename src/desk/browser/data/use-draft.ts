import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { withoutHidden } from '../../../model/hidden-characters.ts';
import type { Written } from '../../forms/form.ts';
import { todayInWords } from './days.ts';
import {
  type Draft,
  type DraftName,
  dropDraft,
  keepDraft,
  newId,
  onDrafts,
  readDraft,
  textOf,
} from './drafts.ts';
import { isTyped, onTopOf } from './merged-drafts.ts';

/** An entry as it is typed, stored until the site has the same. `bringBack` undoes `throwAway`, if any. */
export function useDraft(name: DraftName, row: Written | null, title: (value: Written) => string) {
  const text = useSyncExternalStore(onDrafts, () => textOf(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the name leads to.
  const typed = useMemo(() => readDraft(name), [text]);
  const isLive = row !== null && JSON.stringify(asRead(typed?.value)) === JSON.stringify(row);
  useEffect(() => {
    // The answer to its publish was lost.
    if (isLive) dropDraft(name);
  }, [isLive, name]);
  // With nothing typed, the form shows what is live now.
  const draft: Draft =
    !typed || isLive ? { ...name, title: '', base: row, value: row ?? {} } : typed;
  const keep = (next: Draft) => {
    if (isTyped(next)) keepDraft(next);
    else dropDraft(next);
  };
  const change = (typed: Written) => {
    // Text from chats and web pages can hold invisible characters, which nobody could delete.
    const value = withoutHidden(typed) as Written;
    const { device: _, refused: __, ...mine } = draft;
    keep({ ...mine, day: todayInWords(), value, title: title(value) });
  };
  const [thrown, setThrown] = useState<Draft>();
  const throwAway = () => {
    setThrown(draft);
    keep({ ...draft, value: draft.base ?? {} });
  };
  const bringBack = () => {
    if (!thrown) return;
    setThrown(undefined);
    // What was typed since stays, except in the same fields.
    if (isTyped(draft)) change(onTopOf(thrown, draft.value ?? {}));
    else keep({ ...thrown, sent: undefined });
  };
  return { draft, change, keep, throwAway, bringBack: thrown && bringBack };
}

/** The value as it comes back once it's live: the site trims a page's text. */
function asRead(value: Written | null | undefined) {
  return typeof value?.content === 'string' ? { ...value, content: value.content.trim() } : value;
}

/** The id of a new entry's draft, in the address; tells it from other unfinished ones. */
export function useNewId(list: string | undefined): string | undefined {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('draft') ?? undefined;
  useEffect(() => {
    if (list === undefined || id !== undefined) return;
    const made = newId();
    // A draft without an id was begun elsewhere, or before there could be several.
    const begun = readDraft({ ref: { list, key: null } });
    if (begun) {
      keepDraft({ ...begun, id: made });
      dropDraft(begun);
    }
    setParameters(
      (before) => {
        before.set('draft', made);
        return before;
      },
      { replace: true },
    );
  }, [list, id, setParameters]);
  return list === undefined ? undefined : id;
}
