import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { Finding } from '../../content/findings.ts';
import type { Outcome } from '../../content/outcome.ts';
import { Button } from '../controls/Button.tsx';
import { useRefresh } from '../data/api.ts';
import { askOutcome } from '../data/publishing.ts';
import { useAttempt } from './Trouble.tsx';

interface OutcomeNoteProps {
  outcome: Outcome;
  /** Does it nevertheless, if the desk only asked. */
  onMeant: () => void;
}

/** Publishes or takes back with a tap; `note` shows why nothing has gone live yet, and asks. */
export function useOutcome(work: (isMeant: boolean) => Promise<Outcome | undefined>) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { attempt, trouble } = useAttempt();
  const send = (isMeant = false) => void attempt(async () => setOutcome(await work(isMeant)));
  const note = (
    <>
      {outcome && outcome.is !== 'live' && (
        <OutcomeNote outcome={outcome} onMeant={() => send(true)} />
      )}
      {trouble}
    </>
  );
  return { outcome, setOutcome, send, note };
}

/** Takes back what a version changed, or what it did to one entry. */
export function useTakeBack(version: number, entry?: EntryRef) {
  const refresh = useRefresh();
  return useOutcome(async (isMeant) => {
    const answer = await askOutcome('/api/undo', { version, entry, isMeant });
    if (answer.is === 'live') await refresh();
    return answer;
  });
}

function OutcomeNote({ outcome, onMeant }: OutcomeNoteProps) {
  if (outcome.is === 'asks')
    return (
      <div className="note" role="alert">
        {outcome.drops.map((drop) => (
          <p key={drop}>
            <strong>{drop}</strong>
          </p>
        ))}
        <Findings findings={outcome.warnings} />
        <Button look="action" onClick={onMeant}>
          {outcome.drops.length > 0 ? 'Yes, take them off the site' : 'Publish anyway'}
        </Button>
      </div>
    );
  return (
    <div className="note" role="alert">
      {outcome.is === 'refused' && (
        <>
          <p>
            <strong>Not live yet.</strong> This would be held back:
          </p>
          <Findings findings={outcome.faults} />
        </>
      )}
      {outcome.is === 'stuck' && (
        <p>
          That has been changed again since, so it cannot be taken back by itself: {outcome.changes}
          .
        </p>
      )}
      {outcome.is === 'conflict' && (
        <p>Somebody has changed the same since. Look at what it is now, and decide again.</p>
      )}
      {outcome.is === 'same' && <p>The site is like that already.</p>}
    </div>
  );
}

/** What check says, and of what. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="plain">
      {findings.map(({ title, field, label, message }) => (
        <li key={`${title} ${field} ${message}`}>
          <strong>{title}</strong> {label ? `“${label}”` : field} {message}
        </li>
      ))}
    </ul>
  );
}
