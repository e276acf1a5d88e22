import { useEffect } from 'react';
import { longDate, monthAndDay } from '../../model/day/day-in-words.ts';
import { useStore } from '../../site/create-store.ts';
import { useToday } from '../../site/today.ts';
import type { PackFault } from './download-pack.ts';
import { isOld } from './is-old.ts';
import type { KeepButton } from './keep-button.ts';
import { clear, download, type OfflineState, offlineState, refreshState } from './offline-store.ts';

const FAULTS: Readonly<Record<PackFault, string>> = {
  offline: 'There’s no connection just now. What has arrived stays; try again once there’s signal.',
  changing: 'The guide is being changed right now. Try again in a minute.',
  'no-room': 'This phone has no room for it. What was there before has stayed.',
  blocked: 'This browser keeps nothing here, as in a private window.',
  off: 'The guide can’t be kept at present.',
};

const UNKNOWN: OfflineState = { kind: 'unknown' };

interface KeepControlProps {
  /** True if the visitor has asked for it already. */
  isAsked: boolean;
  /** Called with what the button does from now on; with undefined if there's nothing to do. */
  onButton: (button: KeepButton | undefined) => void;
}

/** Keeps the guide, says how far that has come and what is kept, and removes it again. */
export function KeepControl({ isAsked, onButton }: KeepControlProps) {
  const state = useStore(offlineState, UNKNOWN);
  useEffect(() => {
    void (isAsked ? download() : refreshState());
  }, [isAsked]);
  useEffect(() => onButton(buttonFor(state)), [state, onButton]);
  return (
    <>
      <div role="status">
        <Status state={state} />
      </div>
      {state.kind === 'downloading' && (
        <p>
          <progress aria-label="Kept so far" value={state.kept} max={state.size || undefined} />{' '}
          <span>{`${megabytes(state.kept)} of ${megabytes(state.size)} MB`}</span>
        </p>
      )}
    </>
  );
}

function buttonFor(state: OfflineState): KeepButton | undefined {
  switch (state.kind) {
    case 'unsupported':
      return undefined;
    case 'downloading':
      return { text: 'Saving …' };
    case 'kept':
      return { text: 'Remove', press: () => void clear() };
    default: {
      const size = 'size' in state && state.size ? `(${megabytes(state.size)} MB)` : '';
      const text = 'Keep this guide on your phone';
      return { text, size, press: () => void download() };
    }
  }
}

function Status({ state }: { state: OfflineState }) {
  const today = useToday();
  switch (state.kind) {
    case 'unsupported':
      return <p>This browser can’t keep it. Those of the last few years can.</p>;
    case 'offered':
      return (
        <>
          {state.wasKept && <p>It’s no longer saved: the browser has thrown it away.</p>}
          {state.fault && <p>{FAULTS[state.fault]}</p>}
        </>
      );
    case 'downloading':
      return <p className="sr-only">Saving …</p>;
    case 'kept':
      return (
        <>
          <p>
            <strong>{`Saved ${monthAndDay(state.day)}`}</strong>
            {isOld(state.day, today) && (
              <span>{` (${longDate(state.day)}: check before you go)`}</span>
            )}
          </p>
          <LeftOut {...state.list.leftOut} />
          {state.fault && <p>{FAULTS[state.fault]}</p>}
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
  return parts.length > 0 && <p>{`Left out to save room: ${parts.join(' and ')}.`}</p>;
}

/** "2.4" for 2,400,000 bytes. */
function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
