import { plainLetters } from '../../model/plain-letters.ts';

/** How much is shown on each side of what was found, in characters. */
const AROUND = 40;

/** What is around a word in a text, in whole words. */
export function excerptOf(text: string, word = ''): string {
  const at = Math.max(0, plainLetters(text).toLowerCase().indexOf(word.trim()));
  const part = text.slice(Math.max(0, at - AROUND), at + AROUND * 2);
  const [isCutBefore, isCutAfter] = [at > AROUND, at + AROUND * 2 < text.length];
  const whole = part
    .replace(isCutBefore ? /^\S*\s/ : '', '')
    .replace(isCutAfter ? /\s\S*$/ : '', '')
    .replace(/\s+/g, ' ');
  return `${isCutBefore ? '… ' : ''}${whole}${isCutAfter ? ' …' : ''}`;
}
