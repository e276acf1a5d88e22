import { useState } from 'react';
import type { Outcome } from '../../content/outcome.ts';
import { ask, useAnswer, useRefresh } from '../data/api.ts';
import { ago } from '../data/days.ts';
import { rememberLive } from '../data/publishing.ts';
import { OutcomeNote } from './OutcomeNote.tsx';
import { Trouble } from './Trouble.tsx';

interface Step {
  id: number;
  author: string;
  message: string;
  time: number;
}

/** Who changed what, and when; each step can be taken back. */
export function DiaryPage() {
  const { data: steps, error } = useAnswer<Step[]>('/api/diary');
  return (
    <main className="page">
      <h1>Diary</h1>
      {error && <Trouble error={error} />}
      <ol className="plain">
        {steps?.map((step, index) => (
          <li key={step.id} className="card">
            <DiaryStep step={step} isFirst={index === steps.length - 1} />
          </li>
        ))}
      </ol>
    </main>
  );
}

function DiaryStep({ step, isFirst }: { step: Step; isFirst: boolean }) {
  const { id, author, message, time } = step;
  const refresh = useRefresh();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOpen, setIsOpen] = useState(false);
  const takeBack = async (isMeant: boolean) => {
    const answer = await ask<Outcome>('/api/undo', { version: id, isMeant });
    setOutcome(answer);
    rememberLive(answer);
    if (answer.is === 'live') await refresh();
  };
  return (
    <>
      <p>
        <strong>{message}</strong>
      </p>
      <p className="soft">
        {author}, {ago(time)}
      </p>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>What was changed</summary>
        {isOpen && <StepDetails id={id} />}
      </details>
      {!isFirst && (
        <button type="button" className="chip" onClick={() => void takeBack(false)}>
          Take it back<span className="unseen">: {message}</span>
        </button>
      )}
      {outcome?.is === 'live' && <p className="said">Taken back.</p>}
      {outcome && outcome.is !== 'live' && (
        <OutcomeNote outcome={outcome} onMeant={() => void takeBack(true)} />
      )}
    </>
  );
}

function StepDetails({ id }: { id: number }) {
  const { data: changes, error } = useAnswer<string[][]>(`/api/diary/${id}`);
  if (error) return <Trouble error={error} />;
  return <pre>{changes?.map((lines) => lines.join('\n')).join('\n')}</pre>;
}
