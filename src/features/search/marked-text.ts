import { tokensIn } from './tokens.ts';

/** A piece of a text, marked if it's one of the words that were found. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/**
 * The text in pieces that together are the text; neighbors that are not marked are one piece. Takes
 * what matched as the index has it; the words of a phrase are marked only where they follow each other.
 */
export function markedText(text: string, matched: readonly string[]): Piece[] {
  const tokens = tokensIn(text);
  const wanted = new Set(matched);
  const phrases = [...wanted].filter((one) => one.includes(' ')).map((one) => one.split(' '));
  const marked = new Set<number>();
  for (const [at, { word, parts }] of tokens.entries()) {
    if (wanted.has(word) || parts.some((part) => wanted.has(part))) marked.add(at);
    for (const words of phrases)
      if (words.every((word, ahead) => tokens[at + ahead]?.word === word))
        for (const ahead of words.keys()) marked.add(at + ahead);
  }
  const pieces: Piece[] = [];
  let end = 0;
  const add = (until: number, isMarked: boolean) => {
    if (until > end) pieces.push({ text: text.slice(end, until), isMarked });
    end = until;
  };
  for (const at of [...marked].sort((one, other) => one - other)) {
    const token = tokens[at];
    if (!token) continue;
    add(token.start, false);
    add(token.end, true);
  }
  add(text.length, false);
  return pieces;
}
