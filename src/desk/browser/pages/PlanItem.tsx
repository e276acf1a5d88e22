import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Edit } from '../../content/entries.ts';
import type { Outcome } from '../../content/outcome.ts';
import { nameOf } from '../../forms/form.ts';
import type { PlanToSee } from '../../server/time-routes.ts';
import { inWords, isHour } from '../../times/texas-hour.ts';
import { ask, errorOf, useRefresh } from '../data/api.ts';
import { type Draft, keepDraft, newId, pathOf, readDraft } from '../data/drafts.ts';
import { rememberLive } from '../data/publishing.ts';
import { HourFields } from './LaterChoice.tsx';
import { Findings } from './OutcomeNote.tsx';
import { Trouble } from './Trouble.tsx';

/** What is to go live at an hour; it can be changed, published now, opened again, or taken away. */
export function PlanItem({ plan }: { plan: PlanToSee }) {
  const { id, hour, author, message, stuck } = plan;
  const refresh = useRefresh();
  const [, go] = useLocation();
  const [other, setOther] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<Error>();
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await refresh();
    } catch (thrown) {
      setError(errorOf(thrown));
    }
  };
  const publishNow = async () => rememberLive(await ask<Outcome>('/api/plans/now', { id }));
  const move = async () => {
    await ask('/api/plans/move', { id, hour: other });
    setOther(undefined);
  };
  // Kept on this phone first, and only then taken from the desk.
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
  const what = <span className="unseen">: {message}</span>;
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
        <button type="button" className="chip" onClick={() => void attempt(open)}>
          Open it{what}
        </button>
        <button
          type="button"
          className="chip"
          aria-pressed={other !== undefined}
          onClick={() => setOther(other === undefined ? hour : undefined)}
        >
          Another hour{what}
        </button>
        <button type="button" className="chip" onClick={() => void attempt(publishNow)}>
          Publish now{what}
        </button>
        {isAsking ? (
          <button
            type="button"
            className="button button-action"
            onClick={() => void attempt(() => ask('/api/plans/remove', { id }))}
          >
            Yes, take it away
          </button>
        ) : (
          <button type="button" className="chip" onClick={() => setIsAsking(true)}>
            Take it away …{what}
          </button>
        )}
      </div>
      {other !== undefined && (
        <>
          <HourFields hour={other} onChange={setOther} />
          <button
            type="button"
            className="button button-action"
            disabled={!isHour(other)}
            onClick={() => void attempt(move)}
          >
            At this hour
          </button>
        </>
      )}
      {error && <Trouble error={error} />}
    </div>
  );
}
