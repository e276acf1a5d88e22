import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { dropDraft, keepDraft, newId, readDraft } from './drafts.ts';

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
