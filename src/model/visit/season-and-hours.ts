import { oncePer } from '../once-per.ts';
import { readAllMonths } from '../when/words/months.ts';
import { readOpen } from './read-open.ts';

interface Stated {
  months?: readonly string[] | undefined;
  open?: string | undefined;
}

/** What is read once of a thing's months, from 1 to 12, and its hours; undefined if it doesn't say. */
export const seasonAndHours = oncePer(({ months, open }: Stated) => ({
  season: months && readAllMonths(months),
  rules: open === undefined ? undefined : readOpen(open).rules,
}));
