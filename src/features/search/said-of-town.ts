import type { Match } from './answer-sheet.ts';
import { markedText } from './marked-text.ts';
import type { SearchDocument } from './search-document.ts';

/**
 * Of the matches of a trait, those in documents that have it in the town whose matches are given:
 * of places, facts tell, but a post that speaks of rain in one town may name another elsewhere.
 */
export function saidOfTown(
  matches: readonly Match[],
  ofTown: readonly Match[],
  documents: readonly SearchDocument[],
): Match[] {
  return matches.filter(({ id, words }) => {
    const document = documents[id];
    if (document?.kind !== 'post' && document?.kind !== 'page') return true;
    const town = ofTown.filter((match) => match.id === id).flatMap((match) => match.words);
    return isAbout(document, words) || saysTogether(document, words, town);
  });
}

function isAbout({ title, words }: SearchDocument, wanted: readonly string[]): boolean {
  return has(`${title}\n${words}`, wanted);
}

/** Whether one part of it has words of both. */
function saysTogether(
  { text, body = [] }: SearchDocument,
  some: readonly string[],
  others: readonly string[],
): boolean {
  const parts = body.map(({ heading, text, words }) => `${heading} ${text} ${words}`);
  return [text, ...parts].some((part) => has(part, some) && has(part, others));
}

function has(text: string, words: readonly string[]): boolean {
  return markedText(text, words).some(({ isMarked }) => isMarked);
}

/** Of what matches each of some terms, what matches all of them. */
export function matchesOfAll(matches: readonly (readonly Match[])[]): Match[] {
  const ids = matches.map((of) => new Set(of.map(({ id }) => id)));
  return matches.flat().filter(({ id }) => ids.every((of) => of.has(id)));
}
