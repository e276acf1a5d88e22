import { plainLetters } from './plain-letters.ts';

/**
 * Lowercases the name, removes everything but letters, digits and spaces, then turns spaces into
 * hyphens (decision 13).
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(' ', '-');
}

/** What decides the last part of the address of an entry with a page. */
export interface Named {
  title?: string | undefined;
  /** What it has instead of a title. */
  name?: string | undefined;
  /** The owner's own choice. */
  slug?: string | undefined;
}

/**
 * The last part of the address of an entry with a page (decision 33): its `slug`, otherwise its
 * title by decision 13 with accents folded, signs between words as borders, other letters dropped and
 * hyphens collapsed. Empty if the title has no letter from a to z and no digit; such an entry needs a
 * `slug`.
 */
export function slugOf({ slug: own, name = '', title = name }: Named): string {
  return own ?? plainSlug(title);
}

function plainSlug(title: string): string {
  const words = plainLetters(title.replace(INSIDE_WORDS, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[^a-z0-9 ]/g, '');
  return slug(words.trim().replace(/ +/g, ' '));
}

/** Signs that are no borders of words: in "Johnson’s", "V.F.D." and "10,000", and what can't be seen. */
const INSIDE_WORDS = /['’‘ʼ`´ʻ\p{Cf}]|(?<!\.)\.(?!\.)|(?<=\d),(?=\d)/gu;
