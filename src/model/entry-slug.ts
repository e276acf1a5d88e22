import { plainLetters } from './plain-letters.ts';
import { slug } from './slug.ts';

/** The fields that decide an entry's slug. */
export interface Named {
  title?: string | undefined;
  name?: string | undefined;
  slug?: string | undefined;
}

/**
 * An entry's slug (decision 33): its own, or its title by decision 13 with accents folded and
 * hyphens collapsed. Empty if the title gives none, so the entry needs a `slug`.
 */
export function slugOf({ slug: own, name = '', title = name }: Named): string {
  return own ?? plainSlug(title);
}

/** The slug of an unchecked entry; empty if its `slug` isn't text. */
export function slugIn({ title, name = title, slug }: Readonly<Record<string, unknown>>): string {
  if (slug !== undefined && typeof slug !== 'string') return '';
  return slugOf({ title: typeof name === 'string' ? name : '', slug });
}

function plainSlug(title: string): string {
  const words = plainLetters(title.replace(INSIDE_WORDS, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[^a-z0-9 ]/g, '');
  return slug(words.trim().replace(/ +/g, ' '));
}

/** Characters inside a word, as in "Johnson’s", "V.F.D." and "10,000", and invisible ones. */
const INSIDE_WORDS = /['’‘ʼ`´ʻ\p{Cf}]|(?<!\.)\.(?!\.)|(?<=\d),(?=\d)/gu;
