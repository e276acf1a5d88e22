import { plainLetters } from '../../model/plain-letters.ts';

/** Words as they are compared: without accents, capitals, and what separates them. */
export function folded(text: string): string {
  return plainLetters(text)
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^\p{L}\p{N}$'&+@%]+/gu, ' ')
    .trim();
}
