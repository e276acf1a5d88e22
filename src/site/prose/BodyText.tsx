import { Fragment, type ReactNode } from 'react';
import { telephoneUri } from '../../model/telephone.ts';
import { type BodyBlock, parsePostBody, subheadingIds } from './post-body.ts';

interface BodyTextProps {
  content: string;
  /** Elements to insert before blocks, by index. */
  before?: ReadonlyMap<number, ReactNode>;
}

/** The body of a post, a story or an own page (specification section 2, "Body rendering"). */
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

/** American numbers: 830-997-6523, (830) 997-6523, +1 830-997-6523. */
const TELEPHONE = /((?<!\d)(?:\+?1[ -])?(?:\([2-9]\d\d\) ?|[2-9]\d\d-)[2-9]\d\d-\d{4}(?!\d))/;

/** Turns telephone numbers into links (decision 12). Its text content is `text`. */
function WithTelephones({ text }: { text: string }) {
  return text.split(TELEPHONE).map((part, index) =>
    // The pattern's group is every second part.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never move
      <a key={index} href={telephoneUri(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
