import type { CheckedRow } from '../../content/check-row.ts';
import type { Field, Written } from '../../forms/form.ts';
import type { Entry } from './entry.ts';

type Problems = CheckedRow['problems'];

/** Of what is wrong, what is said before anything was sent: days that the site doesn't understand. */
export function daysProblems(form: readonly Field[], value: Written, problems: Problems): Problems {
  const days = form.find(({ control }) => control === 'days')?.name;
  return problems.filter(({ field }) => field === days && typeof value[days] === 'string');
}

/** The home page is full, and nobody has said which goes for this entry. */
export function homeProblems({ form, home }: Entry, value: Written, isSettled: boolean): Problems {
  const field = form.find(({ control }) => control === 'featured')?.name;
  const isFull = home !== undefined && home.others.length >= home.most;
  if (field === undefined || value[field] !== true || !isFull || isSettled) return [];
  return [{ field, message: 'is full; tap which one goes' }];
}
