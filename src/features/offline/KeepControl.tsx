import { useEffect } from 'react';
import { longDate, monthAndDay } from '../../model/day/day-in-words.ts';
import { useStore } from '../../site/create-store.ts';
import { useToday } from '../../site/today.ts';
import type { PackFault } from './download-pack.ts';
import type { KeepButton } from './keep-button.ts';
import { type Keeping, keep, look, remove, keeping as store } from './keeper.ts';
import { isOld } from './kept-date.ts';

const FAULTS: Readonly<Record<PackFault, string>> = {
  'no-line': 'There’s no line just now. What has arrived stays; try again once there’s signal.',
  changing: 'The guide is being changed right now. Try again in a minute.',
  'no-room': 'This phone has no room for it. What was there before has stayed.',
  blocked: 'This browser keeps nothing here, as in a private window.',
  off: 'The guide can’t be kept at present.',
};

const UNKNOWN: Keeping = { kind: 'unknown' };

interface KeepControlProps {
  /** True if the visitor has asked for it already. */
  isAsked: boolean;
  /** Called with what the button does from now on; with undefined if there's nothing to do. */
  onButton: (button: KeepButton | undefined) => void;
}

/** Keeps the guide, says how far that has come and what is kept, and removes it again. */
export function KeepControl({ isAsked, onButton }: KeepControlProps) {
  const keeping = useStore(store, UNKNOWN);
  useEffect(() => {
    void (isAsked ? keep() : look());
  }, [isAsked]);
  useEffect(() => onButton(buttonFor(keeping)), [keeping, onButton]);
  return (
    <>
      <div role="status">
        <Status keeping={keeping} />
      </div>
      {keeping.kind === 'downloading' && (
        <p>
          <progress aria-label="Kept so far" value={keeping.kept} max={keeping.size || undefined} />{' '}
          {megabytes(keeping.kept)} of {megabytes(keeping.size)} MB
        </p>
      )}
    </>
  );
}

function buttonFor(keeping: Keeping): KeepButton | undefined {
  switch (keeping.kind) {
    case 'unsupported':
      return undefined;
    case 'downloading':
      return { text: 'Saving …' };
    case 'kept':
      return { text: 'Remove', press: () => void remove() };
    default: {
      const size = 'size' in keeping && keeping.size ? megabytes(keeping.size) : '…';
      const text = 'Keep this guide on your phone';
      return { text, size: `${size} MB`, press: () => void keep() };
    }
  }
}

function Status({ keeping }: { keeping: Keeping }) {
  const today = useToday();
  switch (keeping.kind) {
    case 'unsupported':
      return <p>This browser can’t keep it. Those of the last few years can.</p>;
    case 'offered':
      return (
        <>
          {keeping.wasKept && <p>It’s no longer saved: the browser has thrown it away.</p>}
          {keeping.fault && <p>{FAULTS[keeping.fault]}</p>}
        </>
      );
    case 'downloading':
      return <p className="sr-only">Saving …</p>;
    case 'kept':
      return (
        <>
          <p>
            <strong>Saved {monthAndDay(keeping.day)}</strong>
            {isOld(keeping.day, today) && ` (${longDate(keeping.day)}: check before you go)`}
          </p>
          <LeftOut {...keeping.list.leftOut} />
          {keeping.fault && <p>{FAULTS[keeping.fault]}</p>}
        </>
      );
    default:
      return null;
  }
}

/** What had no room in the pack. */
function LeftOut({ posts, pictures }: { posts: number; pictures: number }) {
  const parts = [
    posts > 0 ? `${posts} older ${posts === 1 ? 'story' : 'stories'}` : undefined,
    pictures > 0 ? `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}` : undefined,
  ].filter(Boolean);
  return parts.length > 0 && <p>Left out to save room: {parts.join(' and ')}.</p>;
}

/** "2.4" for 2,400,000 bytes. */
function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
