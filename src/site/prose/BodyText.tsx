import { Fragment, type ReactNode } from 'react';
import { type BodyBlock, parsePostBody, subheadingIds } from './post-body.ts';
import { WithTelephones } from './WithTelephones.tsx';

interface BodyTextProps {
  content: string;
  /** What goes before a block, by its index. */
  before?: ReadonlyMap<number, ReactNode>;
}

/** The body of a post, a story or an own page, block by block (specification section 2, "Body rendering"). */
export function BodyText({ content, before }: BodyTextProps) {
  const blocks = parsePostBody(content);
  const ids = subheadingIds(blocks);
  return (
    <div className="prose pb-10">
      {blocks.length === 0 && <p>Content loading...</p>}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a body's blocks never move
        <Fragment key={index}>
          {before?.get(index)}
          <Block block={block} id={ids.get(index)} />
        </Fragment>
      ))}
    </div>
  );
}

function Block({ block, id }: { block: BodyBlock; id: string | undefined }) {
  switch (block.kind) {
    case 'subheading':
      return <h2 id={id}>{block.text}</h2>;
    case 'list':
      return (
        <ul className="ticks">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list's lines never move
            <li key={index}>
              <WithTelephones text={item} />
            </li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p>
          <WithTelephones text={block.text} />
        </p>
      );
  }
}
