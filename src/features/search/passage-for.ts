import { markedText } from './marked-text.ts';
import type { SearchDocument } from './search-document.ts';

/** How many characters of a passage a result shows. */
const LENGTH = 160;

/** A part of a page as a result shows it. */
interface ShownPassage {
  shown: string;
  /** The id of its heading. */
  at: string | undefined;
}

/**
 * Where the words stand, if neither title nor text has one of them: the heading of the passage and
 * some of its words around the first that matched; of a passage without its text, the heading and the
 * words that matched. Takes what matched as the index has it.
 */
export function passageFor(
  { title, text, body = [] }: SearchDocument,
  matched: readonly string[],
): ShownPassage | undefined {
  const has = (text: string) => markedText(text, matched).some(({ isMarked }) => isMarked);
  if (matched.length === 0 || has(title) || has(text)) return undefined;
  const passage =
    body.find(({ text }) => has(text)) ??
    body.find(({ words = '' }) => has(words)) ??
    body.find(({ heading = '' }) => has(heading));
  if (!passage) return undefined;
  if (passage.words !== undefined) {
    const found = markedText(passage.words, matched).filter(({ isMarked }) => isMarked);
    const words = found.map(({ text }) => text).join(' … ');
    const shown = [passage.heading, words && `… ${words} …`].filter(Boolean).join(': ');
    return { shown, at: passage.at };
  }
  const [before] = markedText(passage.text, matched);
  const first = before && !before.isMarked && has(passage.text) ? before.text.length : 0;
  const from = first > LENGTH / 2 ? passage.text.indexOf(' ', first - LENGTH / 2) + 1 : 0;
  const to =
    passage.text.length > from + LENGTH ? passage.text.lastIndexOf(' ', from + LENGTH) : -1;
  const words = passage.text.slice(from, to > first ? to : undefined);
  const excerpt = `${from > 0 ? '… ' : ''}${words}${to > first ? ' …' : ''}`;
  const shown = passage.heading === undefined ? excerpt : `${passage.heading}: ${excerpt}`;
  return { shown, at: passage.at };
}
