import { plainLetters } from '../../model/plain-letters.ts';

/** Characters shown before a match; from its start on, twice as many. */
const AROUND = 40;

/** The text around a word, cut between words. */
export function excerptOf(text: string, word = ''): string {
  const at = placeOf(word.trim(), text);
  const part = text.slice(Math.max(0, at - AROUND), at + AROUND * 2);
  const [isCutBefore, isCutAfter] = [at > AROUND, at + AROUND * 2 < text.length];
  const whole = part
    .replace(isCutBefore ? /^\S*\s/ : '', '')
    .replace(isCutAfter ? /\s\S*$/ : '', '')
    .replace(/\s+/g, ' ');
  return `${isCutBefore ? '… ' : ''}${whole}${isCutAfter ? ' …' : ''}`;
}

/** Where the word starts in the original text, whose letters may fold to several or none; 0 if absent. */
function placeOf(word: string, text: string): number {
  let left = plainLetters(text).indexOf(word);
  let at = 0;
  for (const letter of text) {
    const { length } = plainLetters(letter);
    if (left < length) break;
    left -= length;
    at += letter.length;
  }
  return at;
}
