import { memo, useState } from 'react';
import { focusClass, isRemoteImage } from '../../model/image/image.ts';
import { useToday } from '../../site/today.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DestinationFace } from '../destinations/DestinationFace.tsx';
import { daysLabel } from '../events/days-label.ts';
import { markedText } from './marked-text.ts';
import { passageFor } from './passage-for.ts';
import type { SearchDocument } from './search-document.ts';
import type { Found } from './search-engine.ts';
import { wishName } from './wish-names.ts';

interface SearchResultProps extends Found {
  /** False while the visitor is typing. */
  isAtRest: boolean;
}

/**
 * One result: a small picture, its name as a link, where and when, and a line or two. A drawing takes
 * a phone longer than all the words, so it waits until the visitor pauses; then it stays.
 */
export const SearchResult = memo(function SearchResult({
  document,
  matched,
  unlike = [],
  isAtRest,
}: SearchResultProps) {
  const { kind, path, title, text, town, statusNote } = document;
  const [isPictured, setPictured] = useState(isAtRest);
  if (isAtRest && !isPictured) setPictured(true);
  const days = daysLabel(document, useToday());
  const passage = passageFor(document, matched);
  const marked = matched.flat();
  const not = unlike.map(
    ({ wish, is }) => `${wishName(wish)}: ${is === 'no' ? 'no' : 'not known'}`,
  );
  const facts = [kind === 'town' ? undefined : town, days, ...not].filter(Boolean).join(' • ');
  return (
    <li className="search-result">
      <div className="search-thumb">{isPictured && <Thumbnail document={document} />}</div>
      <div>
        <h3>
          <a href={passage?.at === undefined ? path : `${path}#${passage.at}`}>
            <Marked text={title} matched={marked} />
          </a>
        </h3>
        {facts && <p className="search-facts">{facts}</p>}
        {statusNote && <p className="search-facts">{statusNote}</p>}
        <p className={kind === 'answer' ? undefined : 'search-text'}>
          <Marked text={passage?.shown ?? text} matched={marked} />
        </p>
      </div>
    </li>
  );
});

function Marked({ text, matched }: { text: string; matched: readonly string[] }) {
  return markedText(text, matched).map(({ text, isMarked }, index) => {
    const Piece = isMarked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    return <Piece key={index}>{text}</Piece>;
  });
}

/** A page without a picture has a sign that leads on; a town has its color and emoji. */
function Thumbnail({ document: { kind, title, imageUrl, focus } }: { document: SearchDocument }) {
  if (imageUrl === undefined)
    return kind === 'town' ? <DestinationFace name={title} /> : <Icon name="right" size={24} />;
  return (
    <img
      className={focusClass(focus)}
      src={imageUrl}
      alt=""
      width={96}
      height={72}
      loading="lazy"
      {...(isRemoteImage(imageUrl) && { crossOrigin: 'anonymous' })}
    />
  );
}
