import { markedText } from './marked-text.ts';
import type { Passage, SearchDocument } from './search-document.ts';

/** How many characters of a passage a result shows. */
const LENGTH = 160;

/** How much a heading counts that has a term, next to a text. */
const IN_HEADING = 0.9;

/** A part of a page as a result shows it. */
interface ShownPassage {
  shown: string;
  /** The id of its heading. */
  at: string | undefined;
}

/**
 * Where the words stand, if neither title, text nor town has those of some term: the heading of the passage
 * that has most of them and some of its words around the first that matched; of a passage without its
 * text, the heading and the words that matched. Takes what matched each term as the index has it.
 */
export function passageFor(
  { title, text, town = '', body = [] }: SearchDocument,
  matched: readonly (readonly string[])[],
): ShownPassage | undefined {
  const isIn = (text: string, words: readonly string[]) =>
    markedText(text, words).some(({ isMarked }) => isMarked);
  const inSight = [title, text, town];
  const missing = matched.filter((words) => !inSight.some((part) => isIn(part, words)));
  let most = 0;
  let passage: Passage | undefined;
  for (const one of missing.length > 0 ? body : []) {
    const { heading = '', text, words = '' } = one;
    const count = missing.reduce(
      (sum, term) =>
        sum + (isIn(`${text} ${words}`, term) ? 1 : isIn(heading, term) ? IN_HEADING : 0),
      0,
    );
    if (count <= most) continue;
    most = count;
    passage = one;
  }
  if (!passage) return undefined;
  const told = missing.flat();
  if (passage.words !== undefined) {
    const found = markedText(passage.words, matched.flat()).filter(({ isMarked }) => isMarked);
    const words = found.map(({ text }) => text).join(' … ');
    const shown = [passage.heading, words && `… ${words} …`].filter(Boolean).join(': ');
    return { shown, at: passage.at };
  }
  const [before] = markedText(passage.text, told);
  const first = before && !before.isMarked && isIn(passage.text, told) ? before.text.length : 0;
  const from = first > LENGTH / 2 ? passage.text.indexOf(' ', first - LENGTH / 2) + 1 : 0;
  const to =
    passage.text.length > from + LENGTH ? passage.text.lastIndexOf(' ', from + LENGTH) : -1;
  const words = passage.text.slice(from, to > first ? to : undefined);
  const excerpt = `${from > 0 ? '… ' : ''}${words}${to > first ? ' …' : ''}`;
  const shown = passage.heading === undefined ? excerpt : `${passage.heading}: ${excerpt}`;
  return { shown, at: passage.at };
}
