import { useWords } from '../../site/words/words-context.ts';
import { contentsOf } from './post-contents.ts';

/** What a long post is about, by its subheadings, which the links lead to; nothing for a short one. */
export function PostContents({ content }: { content: string }) {
  const { contents } = useWords('post');
  const lines = contentsOf(content);
  if (lines.length === 0) return null;
  return (
    <nav className="post-contents" aria-labelledby="contents">
      <p id="contents">{contents.heading}</p>
      <ol>
        {lines.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
