import { parsePostBody, subheadingIds } from '../../site/prose/post-body.ts';
import { wordsIn } from './read-time.ts';

/** A body of this many words gets a table of contents. */
const LONG_BODY = 900;

interface ContentsLine {
  id: string;
  text: string;
}

/** The subheadings of a long body; empty for a short one, or for fewer than two. */
export function contentsOf(content: string): ContentsLine[] {
  const blocks = parsePostBody(content);
  const lines = [...subheadingIds(blocks)].flatMap(([index, id]) => {
    const block = blocks[index];
    return block?.kind === 'subheading' ? { id, text: block.text } : [];
  });
  return lines.length > 1 && wordsIn(content) >= LONG_BODY ? lines : [];
}
