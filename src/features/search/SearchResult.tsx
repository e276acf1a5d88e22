import { memo, useEffect, useState } from 'react';
import { Thumbnail } from '../../site/cards/Thumbnail.tsx';
import { useToday } from '../../site/today.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DestinationFace } from '../destinations/DestinationFace.tsx';
import { daysLabel } from '../events/days-label.ts';
import type { Piece } from './marked-text.ts';
import { drawInTurn, useAtRest } from './Rest.tsx';
import type { ShownResult } from './shown-answer.ts';
import { wishName } from './wish-names.ts';

/** One result: a small picture, its name as a link, where and when, and a line or two. */
export const SearchResult = memo(function SearchResult(result: ShownResult) {
  const { kind, href, name, says, town, statusNote, unlike = [] } = result;
  const days = daysLabel(result, useToday());
  const not = unlike.map(
    ({ wish, is }) => `${wishName(wish)}: ${is === 'no' ? 'no' : 'not known'}`,
  );
  const facts = [kind === 'town' ? undefined : town, days, ...not].filter(Boolean).join(' • ');
  return (
    <li className="search-result">
      <div className="search-thumb">
        <ResultPicture {...result} />
      </div>
      <div>
        <h3>
          <a href={href}>
            <Marked pieces={name} />
          </a>
        </h3>
        {facts && <p className="search-facts">{facts}</p>}
        {statusNote && <p className="search-facts">{statusNote}</p>}
        <p className={kind === 'answer' ? undefined : 'search-text'}>
          <Marked pieces={says} />
        </p>
      </div>
    </li>
  );
}, isSame);

/** Each answer is a new copy from the worker, and most keys leave most results as they are. */
function isSame(before: ShownResult, now: ShownResult): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

/** Nothing; only what still waits is drawn again when a pause begins or ends. */
function UntilRest({ onRest }: { onRest: (isAtRest: true) => void }) {
  const isAtRest = useAtRest();
  useEffect(() => (isAtRest ? drawInTurn(() => onRest(true)) : undefined), [isAtRest, onRest]);
  return null;
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, index) => {
    const Piece = isMarked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    return <Piece key={index}>{text}</Piece>;
  });
}

/**
 * A page without a picture has a sign that leads on; a town has its color and emoji. A drawing takes a
 * phone longer than all the words, so it waits until the visitor pauses; then it stays.
 */
function ResultPicture({ kind, title, imageUrl, focus }: ShownResult) {
  const [isPictured, setPictured] = useState(false);
  if (!isPictured) return <UntilRest onRest={setPictured} />;
  if (imageUrl === undefined)
    return kind === 'town' ? <DestinationFace name={title} /> : <Icon name="right" size={24} />;
  return <Thumbnail {...{ imageUrl, focus }} />;
}

/** Results one below the other. */
export function ResultList({ found }: { found: readonly ShownResult[] }) {
  return (
    <ul>
      {found.map((one) => (
        // Some answers stand on the same page.
        <SearchResult key={`${one.path} ${one.title}`} {...one} />
      ))}
    </ul>
  );
}
