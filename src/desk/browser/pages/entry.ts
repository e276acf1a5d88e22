import { useEffect, useState } from 'react';
import type { CheckedRow } from '../../content/check-row.ts';
import type { EntryRef } from '../../content/entries.ts';
import type { HomePlaces } from '../../content/home-places.ts';
import type { Field, Written } from '../../forms/form.ts';
import { ask } from '../data/api.ts';

export interface Entry extends CheckedRow {
  ref: EntryRef;
  row: Written | null;
  form: Field[];
  title: string | null;
  address: string | null;
  namedBy?: number;
  one: string | null;
  home?: HomePlaces;
  towns?: string[];
}

type Problems = CheckedRow['problems'];

/** Problems to show before the first publish: days that the site doesn't understand. */
export function daysProblems(form: readonly Field[], value: Written, problems: Problems): Problems {
  const days = form.find(({ control }) => control === 'days')?.name;
  return problems.filter(({ field }) => field === days && typeof value[days] === 'string');
}

/** A problem if the home page is full and nobody has said which entry goes for this one. */
export function homeProblems({ form, home }: Entry, value: Written, isSettled: boolean): Problems {
  const field = form.find(({ control }) => control === 'featured')?.name;
  const isFull = home !== undefined && home.others.length >= home.most;
  if (field === undefined || value[field] !== true || !isFull || isSettled) return [];
  return [{ field, message: 'is full; tap which one goes' }];
}

/** Pause in typing before the desk checks, in milliseconds. */
const PAUSE = 400;

/** What the desk says of an entry as it is typed, and a setter for what it said to a publish. */
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
