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

/**
 * An entry as it is typed; each keystroke is kept on this phone, until it's what the site has. What was
 * thrown away can be brought back until the form is left; `bringBack` is undefined if nothing was.
 */
export function useDraft(name: DraftName, row: Written | null, title: (value: Written) => string) {
  const text = useSyncExternalStore(onDrafts, () => textOf(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the name leads to.
  const typed = useMemo(() => readDraft(name), [text]);
  const isLive = row !== null && JSON.stringify(asRead(typed?.value)) === JSON.stringify(row);
  useEffect(() => {
    // The answer to its publish was lost.
    if (isLive) dropDraft(name);
  }, [isLive, name]);
  // Whoever has typed nothing edits what the site has now.
  const draft: Draft =
    !typed || isLive ? { ...name, title: '', base: row, value: row ?? {} } : typed;
  const keep = (next: Draft) => {
    if (isTyped(next)) keepDraft(next);
    else dropDraft(next);
  };
  const change = (typed: Written) => {
    // Nobody sees what comes with text from chats and web pages, so nobody could delete it.
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
    // What was typed since stays, unless it is in the same field.
    if (isTyped(draft)) change(onTopOf(thrown, draft.value ?? {}));
    else keep({ ...thrown, sent: undefined });
  };
  return { draft, change, keep, throwAway, bringBack: thrown && bringBack };
}

/** What comes back once it is live: the site drops the space around the text of a page. */
function asRead(value: Written | null | undefined) {
  return typeof value?.content === 'string' ? { ...value, content: value.content.trim() } : value;
}

/** Tells a new entry from others that aren't finished; it stands in the address. */
export function useNewId(list: string | undefined): string | undefined {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('draft') ?? undefined;
  useEffect(() => {
    if (list === undefined || id !== undefined) return;
    const made = newId();
    // One without was begun elsewhere, or before there were several.
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
