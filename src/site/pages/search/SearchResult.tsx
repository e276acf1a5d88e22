import { memo, useDeferredValue } from 'react';
import { daysLabel } from '../../../model/event/days-label.ts';
import { isRemoteImage } from '../../../model/image/image.ts';
import type { SearchDocument } from '../../../model/search/search-document.ts';
import { DestinationFace } from '../../components/destinations/DestinationFace.tsx';
import { markedText } from '../../search/marked-text.ts';
import { useToday } from '../../today.ts';
import { Icon } from '../../ui/Icon.tsx';

interface SearchResultProps {
  document: SearchDocument;
  /** The words that are marked, folded. */
  matched: ReadonlySet<string>;
}

/**
 * One result: a small picture, its name as a link, where and when, and a line or two. A picture takes
 * longer to draw than all the words, so it comes after them.
 */
export const SearchResult = memo(function SearchResult({ document, matched }: SearchResultProps) {
  const { kind, path, title, text, town } = document;
  const imageUrl = useDeferredValue(document.imageUrl ?? '', '');
  const days = daysLabel(document, useToday());
  const facts = [kind === 'town' ? undefined : town, days].filter(Boolean).join(' • ');
  return (
    <li className="search-result">
      <div className="search-thumb">
        {document.imageUrl === undefined ? (
          <NoPicture document={document} />
        ) : (
          imageUrl && (
            <img
              src={imageUrl}
              alt=""
              width={96}
              height={72}
              loading="lazy"
              {...(isRemoteImage(imageUrl) && { crossOrigin: 'anonymous' })}
            />
          )
        )}
      </div>
      <div>
        <h3>
          <a href={path}>
            <Marked text={title} matched={matched} />
          </a>
        </h3>
        {facts && <p className="search-facts">{facts}</p>}
        <p className="search-text">
          <Marked text={text} matched={matched} />
        </p>
      </div>
    </li>
  );
});

function Marked({ text, matched }: { text: string; matched: ReadonlySet<string> }) {
  return markedText(text, matched).map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}

/** A town has its color and emoji; a page without a picture has a sign that leads on. */
function NoPicture({ document: { kind, title } }: { document: SearchDocument }) {
  return kind === 'town' ? <DestinationFace name={title} /> : <Icon name="right" size={24} />;
}
