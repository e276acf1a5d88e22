import { useEffect, useSyncExternalStore } from 'react';
import { longDate } from '../../../model/day/long-date.ts';
import type { PackFault } from '../../offline/download-pack.ts';
import {
  currentKeeping,
  type Keeping,
  keep,
  look,
  remove,
  subscribe,
} from '../../offline/keeper.ts';
import { useToday } from '../../today.ts';
import { isOld, monthAndDay } from './kept-date.ts';

const FAULTS: Readonly<Record<PackFault, string>> = {
  'no-line': 'There’s no line just now. What has arrived stays; try again once there’s signal.',
  changing: 'The guide is being changed right now. Try again in a minute.',
  'no-room': 'This phone has no room for it. What was there before has stayed.',
  blocked: 'This browser keeps nothing here, as in a private window.',
  off: 'The guide can’t be kept at present.',
};

/** Keeps the guide, says how far that has come and what is kept, and removes it again. */
export function KeepControl({ isAsked }: { isAsked: boolean }) {
  const keeping = useSyncExternalStore(subscribe, currentKeeping);
  useEffect(() => {
    void (isAsked ? keep() : look());
  }, [isAsked]);
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
      {(keeping.kind === 'unknown' || keeping.kind === 'offered') && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => void keep()}>
            Keep this guide on your phone
            {keeping.kind === 'offered' && keeping.size && ` (${megabytes(keeping.size)} MB)`}
          </button>
        </p>
      )}
      {keeping.kind === 'kept' && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => void remove()}>
            Remove
          </button>
        </p>
      )}
      <p className="text-ink-soft">
        On an iPhone, add this site to your Home Screen first and keep it there: Safari throws away
        what hasn’t been opened for a week. It doesn’t throw away the link of a plan.
      </p>
    </>
  );
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
      return <p>Saving …</p>;
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
