import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Edit } from '../../content/entries.ts';
import { nameOf } from '../../forms/form.ts';
import type { PlanToSee } from '../../server/time-routes.ts';
import { inWords, isHour } from '../../times/texas-hour.ts';
import { Button } from '../controls/Button.tsx';
import { ask, useRefresh } from '../data/api.ts';
import { type Draft, keepDraft, newId, pathOf, readDraft } from '../data/drafts.ts';
import { askOutcome } from '../data/publishing.ts';
import { HourFields } from './LaterChoice.tsx';
import { Findings } from './OutcomeNote.tsx';
import { useAttempt } from './Trouble.tsx';

/** A planned change, with buttons to open, move, publish or remove it. */
export function PlanItem({ plan }: { plan: PlanToSee }) {
  const { id, hour, author, message, stuck } = plan;
  const refresh = useRefresh();
  const [, go] = useLocation();
  const [other, setOther] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { attempt, trouble } = useAttempt();
  const run = (work: () => Promise<unknown>) => void attempt(() => work().then(refresh));
  const move = async () => {
    await ask('/api/plans/move', { id, hour: other });
    setOther(undefined);
  };
  // Stored in this browser first, and only then removed from the desk.
  const open = async () => {
    const edits = await ask<Edit[]>(`/api/plans/${id}`);
    const drafts = edits.map(({ list, key, base, value }): Draft => {
      const name = { ref: { list, key }, id: key === null ? newId() : undefined };
      return { ...name, title: nameOf(value ?? base ?? {}), base, value };
    });
    if (drafts.some(readDraft))
      throw new Error('You have typed something there that is not live. Publish it first.');
    for (const draft of drafts) keepDraft(draft);
    await ask('/api/plans/remove', { id });
    const [first] = drafts;
    if (first) go(pathOf(first));
  };
  const more = `: ${message}`;
  return (
    <div className="plan">
      <p>
        <strong>{message}</strong>
      </p>
      <p className="soft">
        {inWords(hour, Date.now())}, by {author}
      </p>
      {stuck?.is === 'conflict' && (
        <p className="problem">
          Somebody has changed the same meanwhile. Open it: its form shows both.
        </p>
      )}
      {stuck?.is === 'refused' && (
        <div className="problem">
          <p>It would be held back:</p>
          <Findings findings={stuck.faults} />
        </div>
      )}
      <div className="row">
        <Button onClick={() => run(open)} more={more}>
          Open it
        </Button>
        <Button
          aria-pressed={other !== undefined}
          onClick={() => setOther(other === undefined ? hour : undefined)}
          more={more}
        >
          Another hour
        </Button>
        <Button onClick={() => run(() => askOutcome('/api/plans/now', { id }))} more={more}>
          Publish now
        </Button>
        {isAsking ? (
          <Button look="action" onClick={() => run(() => ask('/api/plans/remove', { id }))}>
            Yes, take it away
          </Button>
        ) : (
          <Button onClick={() => setIsAsking(true)} more={more}>
            Take it away …
          </Button>
        )}
      </div>
      {other !== undefined && (
        <>
          <HourFields hour={other} onChange={setOther} />
          <Button look="action" disabled={!isHour(other)} onClick={() => run(move)}>
            At this hour
          </Button>
        </>
      )}
      {trouble}
    </div>
  );
}
