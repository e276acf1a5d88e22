import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { Finding } from '../../content/findings.ts';
import type { Outcome } from '../../content/outcome.ts';
import { Button } from '../controls/Button.tsx';
import { useRefresh } from '../data/api.ts';
import { askOutcome } from '../data/publishing.ts';
import { kindsOf } from './marked-problems.ts';
import { useAttempt } from './Trouble.tsx';

interface OutcomeNoteProps {
  outcome: Outcome;
  onMeant: () => void;
  /** Closes the note, where the bar of a form would cover what was typed. */
  onBack: (() => void) | undefined;
}

/** `send` publishes or takes back; `note` says why it isn't live, or asks; `onBack` lets it be closed. */
export function useOutcome(
  work: (isMeant: boolean) => Promise<Outcome | undefined>,
  onBack?: () => void,
) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { attempt, isBusy, trouble } = useAttempt();
  const send = (isMeant = false) => void attempt(async () => setOutcome(await work(isMeant)));
  const back = () => {
    setOutcome(undefined);
    onBack?.();
  };
  const note = (
    <>
      {outcome && outcome.is !== 'live' && (
        <OutcomeNote outcome={outcome} onMeant={() => send(true)} onBack={onBack && back} />
      )}
      {trouble}
    </>
  );
  return { outcome, setOutcome, send, isBusy, note };
}

/** Takes back what a version changed, or only its change to one entry. */
export function useTakeBack(version: number, entry?: EntryRef) {
  const refresh = useRefresh();
  return useOutcome(async (isMeant) => {
    const answer = await askOutcome('/api/undo', { version, entry, isMeant });
    if (answer.is === 'live') await refresh();
    return answer;
  });
}

function OutcomeNote({ outcome, onMeant, onBack }: OutcomeNoteProps) {
  const back = onBack && (
    <Button look="quiet" className="grow" onClick={onBack}>
      Back to what I typed
    </Button>
  );
  if (outcome.is === 'asks')
    return (
      <div className="note" role="alert">
        {outcome.drops.map((drop) => (
          <p key={drop}>
            <strong>{drop}</strong>
          </p>
        ))}
        <Findings findings={outcome.warnings} />
        <div className="row">
          {back}
          <Button look="action" className="grow" onClick={onMeant}>
            {outcome.drops.length > 0 ? 'Yes, take them off the site' : 'Publish anyway'}
          </Button>
        </div>
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
          . First take back what came later, or change it by hand.
        </p>
      )}
      {outcome.is === 'conflict' && (
        <p>Somebody has changed the same since. Look at what it is now, and decide again.</p>
      )}
      {outcome.is === 'same' && <p>The site is like that already.</p>}
      {back && <div className="row">{back}</div>}
    </div>
  );
}

/** What the check found and where; what it found several times comes once, with a count. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="plain">
      {kindsOf(findings).map(({ title, field, label, message }) => (
        <li key={`${title} ${field} ${message}`}>
          <strong>{title}</strong> <span>{label ? `“${label}”` : field}</span> {message}
        </li>
      ))}
    </ul>
  );
}
