import type { PageWords } from '../../model/content.ts';
import { PAGE_WORDS } from '../../site/page-words.ts';
import { mergeWords } from './merge-words.ts';
import { shippedWords } from './shipped-words.ts';

/**
 * The words that another version of the program saved, as far as this one can use them: a missing
 * key takes the shipped word; words that aren't what their page needs, and those of unknown pages,
 * are left out.
 */
export function usableWords(saved: Readonly<Record<string, unknown>>): PageWords {
  const shipped = shippedWords();
  const usable = Object.entries(saved).flatMap(([page, written]) => {
    const { words } = mergeWords(written, shipped[page] ?? {});
    const { data } = PAGE_WORDS.get(page)?.safeParse(words) ?? {};
    return data ? [[page, data] as const] : [];
  });
  return Object.fromEntries(usable);
}
