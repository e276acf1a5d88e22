import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { WordedEntry } from '../../content/message.ts';
import type { Outcome } from '../../content/outcome.ts';
import { ask, errorOf, useAnswer, useRefresh } from '../data/api.ts';
import { byWhom } from '../data/days.ts';
import { rememberLive } from '../data/publishing.ts';
import { ChangedFields } from './Changes.tsx';
import { OutcomeNote } from './OutcomeNote.tsx';
import { Trouble } from './Trouble.tsx';

/** Something that went live. */
export interface Step {
  id: number;
  author: string;
  message: string;
  time: number;
  canBeTakenBack: boolean;
}

interface StepsProps {
  steps: readonly Step[];
  /** Only what they did to this entry is taken back. */
  entry?: EntryRef;
}

/** Who changed what, and when, the newest first, each with the way back. */
export function Steps({ steps, ...of }: StepsProps) {
  return (
    <ol className="plain">
      {steps.map((step) => (
        <li key={step.id} className="card">
          <DiaryStep step={step} {...of} />
        </li>
      ))}
    </ol>
  );
}

/** The steps of one entry; looked for once somebody wants to see them. */
export function EntrySteps({ entry }: { entry: EntryRef }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Who changed it</summary>
      {isOpen && <FoundSteps entry={entry} />}
    </details>
  );
}

function FoundSteps({ entry }: { entry: EntryRef }) {
  const path = `/api/history?list=${encodeURIComponent(entry.list)}&key=${encodeURIComponent(entry.key ?? '')}`;
  const { data: steps, error } = useAnswer<Step[]>(path);
  if (error) return <Trouble error={error} />;
  return steps ? <Steps steps={steps} entry={entry} /> : <p>One moment …</p>;
}

function DiaryStep({ step, entry }: { step: Step; entry?: EntryRef }) {
  const { id, author, message, time, canBeTakenBack } = step;
  const refresh = useRefresh();
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState<Error>();
  const [isOpen, setIsOpen] = useState(false);
  const takeBack = async (isMeant: boolean) => {
    try {
      const answer = await ask<Outcome>('/api/undo', { version: id, entry, isMeant });
      setOutcome(answer);
      rememberLive(answer);
      if (answer.is === 'live') await refresh();
    } catch (thrown) {
      setError(errorOf(thrown));
    }
  };
  return (
    <>
      <p>
        <strong>{message}</strong>
      </p>
      <p className="soft">{byWhom(author, time)}</p>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>What was changed</summary>
        {isOpen && <StepDetails id={id} />}
      </details>
      {canBeTakenBack && (
        <button type="button" className="chip" onClick={() => void takeBack(false)}>
          Take it back<span className="unseen">: {message}</span>
        </button>
      )}
      {outcome?.is === 'live' && <p className="said">Taken back.</p>}
      {outcome && outcome.is !== 'live' && (
        <OutcomeNote outcome={outcome} onMeant={() => void takeBack(true)} />
      )}
      {error && <Trouble error={error} />}
    </>
  );
}

function StepDetails({ id }: { id: number }) {
  const { data: entries, error } = useAnswer<WordedEntry[]>(`/api/diary/${id}`);
  if (error) return <Trouble error={error} />;
  return entries?.map(({ title, changes }) => (
    <div key={title} className="changes">
      <p>{title}</p>
      <ChangedFields changes={changes} />
    </div>
  ));
}
