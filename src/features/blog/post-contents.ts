import { parsePostBody, subheadingIds } from '../../site/prose/post-body.ts';
import { wordsIn } from './read-time.ts';

/** A body with as many words is long enough to look something up in it. */
const LONG_BODY = 900;

/** A subheading of a post, and the id of its element. */
interface ContentsLine {
  id: string;
  text: string;
}

/** The subheadings of a long body; none for a short one, or one that has no two. */
export function contentsOf(content: string): ContentsLine[] {
  const blocks = parsePostBody(content);
  const lines = [...subheadingIds(blocks)].flatMap(([index, id]) => {
    const block = blocks[index];
    return block?.kind === 'subheading' ? { id, text: block.text } : [];
  });
  return lines.length > 1 && wordsIn(content) >= LONG_BODY ? lines : [];
}
