import { nearestName } from '../../model/nearest-name.ts';

/** A shorter word has too many neighbors. */
const SHORTEST = 4;

/**
 * The phrase with words that nobody has written as those that were probably meant; undefined if each is known,
 * or nothing is like one. `vocabulary` has each word once.
 */
export function spelled(phrase: string, vocabulary: ReadonlySet<string>): string | undefined {
  const all = [...vocabulary];
  const words = phrase.split(' ').map((word) => {
    if (!/^\p{L}+$/u.test(word) || word.length < SHORTEST) return word;
    if (all.some((known) => known.startsWith(word))) return word;
    const near = all.filter((known) => Math.abs(known.length - word.length) <= 2);
    return swapped(word).find((each) => vocabulary.has(each)) ?? nearestName(word, near) ?? word;
  });
  const meant = words.join(' ');
  return meant === phrase ? undefined : meant;
}

/** The word with each two letters that follow each other the other way around. */
function swapped(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, index) => letters.toSpliced(index, 2, letter, letters[index] ?? '').join(''));
}
