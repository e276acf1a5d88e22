import type { Words } from '../../model/content.ts';
import { PAGE_WORDS } from '../../site/page-words.ts';
import type { Report } from '../content-source.ts';
import { type Entry, type Place, problemAt, validateEntry, within } from '../schema-problems.ts';
import { mergeWords } from './merge-words.ts';

export interface WordsReports {
  /** Receives each fault. */
  report: Report;
  /** Receives each place that takes the shipped word. */
  note: Report;
}

/**
 * The words of the page at the place (a whole file or database row), with the shipped word for each
 * missing key; without `shipped`, a missing key is a fault. Reports every fault; undefined if there
 * are any.
 */
export function validateWords(
  page: string,
  place: Place,
  shipped: Words | undefined,
  { report, note }: WordsReports,
): Entry<Words> | undefined {
  const schema = PAGE_WORDS.get(page);
  if (!schema) {
    report(problemAt(place, 'does not belong to any page; correct its name or delete it'));
    return undefined;
  }
  if (!shipped) return validateEntry(schema, place, report);
  const { words, taken } = mergeWords(place.yaml.value, shipped);
  const merged = { ...place, yaml: { ...place.yaml, value: words } };
  for (const { path, value } of taken)
    note(
      problemAt(within(merged, path), `is missing, so it takes the shipped ${described(value)}`),
    );
  return validateEntry(schema, merged, report);
}

/** A longer word is cut, as it only has to tell which one it is. */
const QUOTED_LENGTH = 60;

function described(value: unknown): string {
  if (typeof value !== 'string') return 'words';
  return `word: “${value.length <= QUOTED_LENGTH ? value : `${value.slice(0, QUOTED_LENGTH)}…`}”`;
}
