import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { WordedEntry } from '../../content/message.ts';
import type { Step } from '../../content/steps.ts';
import { Button } from '../controls/Button.tsx';
import { useAnswer } from '../data/api.ts';
import { byWhom } from '../data/days.ts';
import { ChangedFields } from './Changes.tsx';
import { useTakeBack } from './OutcomeNote.tsx';
import { Trouble, Waiting } from './Trouble.tsx';

interface StepsProps {
  steps: readonly Step[];
  entry?: EntryRef;
}

/** The diary: who changed what and when, with a button to take each step back. */
export function DiaryPage() {
  const { data: steps, error } = useAnswer<Step[]>('/api/diary');
  return (
    <main className="page">
      <h1>Diary</h1>
      <Waiting isThere={steps !== undefined} error={error} />
      {steps && <Steps steps={steps} />}
    </main>
  );
}

function Steps({ steps, ...of }: StepsProps) {
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

/** The steps of one entry, loaded when unfolded. */
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
  const { data: steps, error } = useAnswer<Step[]>(`/api/history${asQuery(entry)}`);
  if (error) return <Trouble error={error} />;
  return steps ? <Steps steps={steps} entry={entry} /> : <p>One moment …</p>;
}

function DiaryStep({ step, entry }: { step: Step; entry?: EntryRef }) {
  const { id, author, message, time, canBeTakenBack, isUndo } = step;
  const { outcome, send, isBusy, note } = useTakeBack(id, entry);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>
        <strong>{message}</strong>
      </p>
      <p className="soft">{byWhom(author, time)}</p>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>What was changed</summary>
        {isOpen && <StepDetails id={id} entry={entry} />}
      </details>
      {canBeTakenBack && (
        <Button disabled={isBusy} onClick={() => send()} more={`: ${message}`}>
          {wayBack(isUndo)}
        </Button>
      )}
      {outcome?.is === 'live' && <p className="said">{isUndo ? 'Done again.' : 'Taken back.'}</p>}
      {note}
    </>
  );
}

/** The label of the button that takes a step back. */
export function wayBack(isUndo: boolean): string {
  return isUndo ? 'Do it again after all' : 'Take it back';
}

function asQuery({ list, key }: EntryRef): string {
  return `?${new URLSearchParams({ list, key: String(key ?? '') })}`;
}

function StepDetails({ id, entry }: { id: number; entry: EntryRef | undefined }) {
  const path = `/api/diary/${id}${entry ? asQuery(entry) : ''}`;
  const { data: entries, error } = useAnswer<WordedEntry[]>(path);
  if (error) return <Trouble error={error} />;
  return entries?.map(({ title, changes }) => (
    <div key={title} className="changes">
      <p>{title}</p>
      <ChangedFields changes={changes} />
    </div>
  ));
}
