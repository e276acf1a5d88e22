import { type Field, inWords, type Written } from '../forms/form.ts';
import { folded } from './folded.ts';

/** Lists so short that a field of theirs can be looked for by its name. */
export const SHORT_LISTS: ReadonlySet<string> = new Set(['site', 'cabins']);

/** What people call fields. */
const SAME: readonly (readonly string[])[] = [
  ['telephone', 'phone', 'number', 'cell'],
  ['e mail', 'email', 'mail'],
  ['price', 'prices', 'cost', 'costs', 'rate', 'rates', 'money', 'dollars'],
  ['picture', 'photo', 'photos', 'image', 'pictures'],
  ['notice', 'banner', 'announcement'],
  ['booking', 'bookings', 'reservation', 'reservations'],
];

/** The fields whose names say the words, or mean the same, and what is in them. */
export function fieldsCalled(
  form: readonly Field[],
  row: Written,
  phrase: string,
): { field: string; label: string; text: string }[] {
  const words = phrase.split(' ').filter((word) => word.length > 2);
  if (words.length === 0) return [];
  return form
    .filter(({ label }) => words.every((word) => isIn(word, folded(label))))
    .map(({ name, label }) => ({ field: name, label, text: inWords(row[name]) }));
}

function isIn(word: string, label: string): boolean {
  const has = (each: string) => ` ${label}`.includes(` ${each}`);
  return has(word) || SAME.some((same) => same.includes(word) && same.some(has));
}
