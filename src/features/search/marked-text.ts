import { fold } from './fold.ts';

/** A piece of a text, marked if it's one of the words that were found. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** The text in pieces that together are the text; neighbors that are not marked are one piece. */
export function markedText(text: string, matched: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (part === '') continue;
    const isMarked = matched.includes(fold(part));
    const last = pieces.at(-1);
    if (last && !last.isMarked && !isMarked) last.text += part;
    else pieces.push({ text: part, isMarked });
  }
  return pieces;
}
