import { plainLetters } from '../../model/plain-letters.ts';

/** Text as it is compared: without accents, capitals and separators. */
export function folded(text: string): string {
  return plainLetters(text)
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^\p{L}\p{N}$'&+@%]+/gu, ' ')
    .trim();
}
