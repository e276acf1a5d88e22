import { isGroup } from '../../model/is-group.ts';
import { type Field, inWords, type Written } from '../forms/form.ts';
import { folded } from './folded.ts';

/** Lists short enough to find their fields by label. */
export const SHORT_LISTS: ReadonlySet<string> = new Set(['site', 'cabins']);

/** Synonyms in labels of fields. */
const SAME: readonly (readonly string[])[] = [
  ['telephone', 'phone', 'number', 'cell'],
  ['e mail', 'email', 'mail'],
  ['price', 'prices', 'cost', 'costs', 'rate', 'rates', 'money', 'dollars'],
  ['picture', 'photo', 'photos', 'image', 'pictures'],
  ['notice', 'banner', 'announcement'],
  ['booking', 'bookings', 'reservation', 'reservations'],
  ['site', 'website', 'link', 'url'],
  ['who', 'host', 'hosts', 'owner', 'owners', 'family', 'face'],
  ['when', 'hours', 'time'],
  ['answer', 'open', 'opening'],
  ['postal', 'zip', 'postcode'],
  ['cancel', 'cancellation', 'refund', 'refunds'],
];

const UNSAID: ReadonlySet<string> = new Set(['the', 'our', 'your', 'for']);

/** Fields whose labels have the words or their synonyms, with their values; searches groups, too. */
export function fieldsCalled(
  form: readonly Field[],
  row: Written,
  phrase: string,
): { field: string; label: string; text: string }[] {
  const words = phrase.split(' ').filter((word) => word.length > 2 && !UNSAID.has(word));
  if (words.length === 0) return [];
  return form.flatMap(({ name, label, fields = [], control }) => {
    const value = row[name];
    if (words.every((word) => isIn(word, folded(label))))
      return [{ field: name, label, text: inWords(value) }];
    if (control !== 'group') return [];
    const within = fieldsCalled(fields, isGroup(value) ? value : {}, phrase);
    return within.map((each) => ({
      ...each,
      field: `${name}.${each.field}`,
      label: `${label}: ${each.label}`,
    }));
  });
}

function isIn(word: string, label: string): boolean {
  const has = (each: string) => ` ${label}`.includes(` ${each}`);
  return has(word) || SAME.some((same) => same.includes(word) && same.some(has));
}
