import { useEffect, useState } from 'react';
import type { CheckedRow } from '../../content/check-row.ts';
import { ask } from '../data/api.ts';
import type { Entry } from './entry.ts';

/** How long a pause in typing is until the desk checks, in milliseconds. */
const PAUSE = 400;

/** What the desk says of an entry as it is typed, and how to keep what it said to a publish. */
export function useChecked(entry: Entry, text: string) {
  const { list, key } = entry.ref;
  const [checked, setChecked] = useState<CheckedRow>(entry);
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => {
      const body = { list, key, value: JSON.parse(text) as unknown };
      const keep = (found: CheckedRow) => {
        if (isNewest) setChecked(found);
      };
      ask<CheckedRow>('/api/check', body).then(keep, () => {});
    }, PAUSE);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [list, key, text]);
  return [checked, setChecked] as const;
}
