import { parsePostBody, subheadingIds } from '../../site/prose/post-body.ts';
import { useWords } from '../../site/words/words-context.ts';
import { wordsIn } from './read-time.ts';

/** A body with as many words is long enough to look something up in it. */
const LONG_BODY = 900;

/** What a long post is about, by its subheadings, which the links lead to; nothing for a short one. */
export function PostContents({ content }: { content: string }) {
  const { contents } = useWords('post');
  const blocks = parsePostBody(content);
  const ids = [...subheadingIds(blocks)];
  if (ids.length < 2 || wordsIn(content) < LONG_BODY) return null;
  return (
    <details className="post-contents">
      <summary>{contents.heading}</summary>
      <ol>
        {ids.map(([index, id]) => (
          <li key={id}>
            <a href={`#${id}`}>{textOf(blocks[index])}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

function textOf(block: ReturnType<typeof parsePostBody>[number] | undefined): string {
  return block?.kind === 'subheading' ? block.text : '';
}
