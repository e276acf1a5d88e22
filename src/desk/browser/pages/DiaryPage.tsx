import { useAnswer } from '../data/api.ts';
import { type Step, Steps } from './Steps.tsx';
import { Trouble } from './Trouble.tsx';

/** Who changed what, and when; each step can be taken back. */
export function DiaryPage() {
  const { data: steps, error } = useAnswer<Step[]>('/api/diary');
  return (
    <main className="page">
      <h1>Diary</h1>
      {error && <Trouble error={error} />}
      {steps && <Steps steps={steps} />}
    </main>
  );
}
