import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { newId } from './drafts.ts';

/** Tells a new entry from others that aren't finished; it stands in the address. */
export function useNewId(list: string | undefined): string | undefined {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('draft') ?? undefined;
  useEffect(() => {
    if (list === undefined || id !== undefined) return;
    const made = newId();
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
