import { oncePer } from '../once-per.ts';
import { readAllMonths } from '../when/words/months.ts';
import { readOpen } from './read-open.ts';

interface Stated {
  months?: readonly string[] | undefined;
  open?: string | undefined;
}

/** The season as months from 1 to 12, and the hours, parsed once; undefined if not stated. */
export const seasonAndHours = oncePer(({ months, open }: Stated) => ({
  season: months && readAllMonths(months),
  rules: open === undefined ? undefined : readOpen(open).rules,
}));
