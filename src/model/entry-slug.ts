import { plainLetters } from './plain-letters.ts';
import { slug } from './slug.ts';

/** What decides the last part of the address of an entry with a page. */
export interface Named {
  title?: string | undefined;
  /** What it has instead of a title. */
  name?: string | undefined;
  /** The owner's own choice. */
  slug?: string | undefined;
}

/**
 * An entry's last part of the address (decision 33): its `slug`, or its title by decision 13,
 * accents folded, hyphens collapsed. Empty if it needs a `slug`.
 */
export function slugOf({ slug: own, name = '', title = name }: Named): string {
  return own ?? plainSlug(title);
}

/** The same of an entry as its owner wrote it, right or wrong. */
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

/** Signs that are no borders of words: in "Johnson’s", "V.F.D." and "10,000", and what can't be seen. */
const INSIDE_WORDS = /['’‘ʼ`´ʻ\p{Cf}]|(?<!\.)\.(?!\.)|(?<=\d),(?=\d)/gu;
