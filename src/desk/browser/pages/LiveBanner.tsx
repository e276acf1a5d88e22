import { useState } from 'react';
import type { Outcome } from '../../content/outcome.ts';
import { ask, useRefresh } from '../data/api.ts';
import { lastLive, rememberLive } from '../data/publishing.ts';
import { OutcomeNote } from './OutcomeNote.tsx';
import { SeeIt } from './SeeIt.tsx';

interface LiveBannerProps {
  /** The newest version, of whoever made it. */
  version: number;
  message: string;
  by: string;
  canBeTakenBack: boolean;
}

/** What went live last, and the way back. */
export function LiveBanner({ version, message, by, canBeTakenBack }: LiveBannerProps) {
  const refresh = useRefresh();
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState<string>();
  const mine = lastLive();
  const isMine = mine?.version === version;
  const [seen] = isMine ? (mine.refs ?? []) : [];
  const takeBack = async (isMeant: boolean) => {
    try {
      const answer = await ask<Outcome>('/api/undo', { version, isMeant });
      setOutcome(answer);
      rememberLive(answer);
      if (answer.is === 'live') await refresh();
    } catch (thrown) {
      setError(String(thrown instanceof Error ? thrown.message : thrown));
    }
  };
  return (
    <section
      className={isMine ? 'live live-mine' : 'live'}
      aria-label="What went live last"
      aria-live="polite"
    >
      <p>
        <strong>{isMine ? 'Live.' : 'Live now:'}</strong> {message}
      </p>
      <p className="soft">{by}</p>
      {canBeTakenBack && (
        <div className="row">
          {seen && <SeeIt entry={seen} />}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void takeBack(false)}
          >
            Take it back
          </button>
        </div>
      )}
      {outcome && outcome.is !== 'live' && (
        <OutcomeNote outcome={outcome} onMeant={() => void takeBack(true)} />
      )}
      {error && <p className="trouble">{error}</p>}
    </section>
  );
}
