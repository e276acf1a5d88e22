import { useEffect } from 'react';
import { longDate, monthAndDay } from '../../model/day/day-in-words.ts';
import { useStore } from '../../site/create-store.ts';
import { useToday } from '../../site/today.ts';
import type { PackChoice } from './download-pack.ts';
import { isOld } from './is-old.ts';
import { type KeepButtons, OFFERS } from './keep-button.ts';
import { clear, download, type OfflineState, offlineState, refreshState } from './offline-store.ts';
import type { PackFault } from './pack-fault.ts';

const FAULTS: Readonly<Record<PackFault, string>> = {
  offline: 'There’s no connection just now. What has arrived stays; try again once there’s signal.',
  changing: 'The guide is being changed right now. Try again in a minute.',
  'no-room': 'This phone has no room for it. What was there before has stayed.',
  blocked: 'This browser keeps nothing here, as in a private window.',
  off: 'The guide can’t be kept at present.',
};

const UNKNOWN: OfflineState = { kind: 'unknown' };

interface KeepControlProps {
  /** The visitor's choice, if they tapped before this code loaded. */
  asked: PackChoice | undefined;
  onButtons: (buttons: KeepButtons) => void;
}

/** Downloads the guide, shows progress and what is stored, and can remove it. */
export function KeepControl({ asked, onButtons }: KeepControlProps) {
  const state = useStore(offlineState, UNKNOWN);
  useEffect(() => {
    void (asked ? download(asked) : refreshState());
  }, [asked]);
  useEffect(() => onButtons(buttonsFor(state)), [state, onButtons]);
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

/** A pressed button keeps its position, and so its focus. */
function buttonsFor(state: OfflineState): KeepButtons {
  switch (state.kind) {
    case 'unsupported':
      return [];
    case 'downloading': {
      const saving = { text: 'Saving …' };
      return state.choice === 'all' ? [saving] : [undefined, saving];
    }
    case 'kept': {
      const remove = { text: 'Remove', press: () => void clear() };
      const { without } = state.list;
      if (without === undefined) return [remove];
      const add = { text: 'Add the pictures', press: () => void download('all') };
      return [{ ...add, size: `(${megabytes(without)} MB)` }, remove];
    }
    default: {
      const sizes = 'sizes' in state ? state.sizes : undefined;
      const sizeOf = (choice: PackChoice) => (sizes ? `(${megabytes(sizes[choice])} MB)` : '');
      return [
        { ...OFFERS[0], size: sizeOf('all'), press: () => void download('all') },
        { ...OFFERS[1], size: sizeOf('words'), press: () => void download('words') },
      ];
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
            {state.list.without !== undefined && <span>, without pictures</span>}
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

function LeftOut({ posts, pictures }: { posts: number; pictures: number }) {
  const parts = [
    posts > 0 ? `${posts} older ${posts === 1 ? 'story' : 'stories'}` : undefined,
    pictures > 0 ? `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}` : undefined,
  ].filter(Boolean);
  return parts.length > 0 && <p>{`Left out to save room: ${parts.join(' and ')}.`}</p>;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
