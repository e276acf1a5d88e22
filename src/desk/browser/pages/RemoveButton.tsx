import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { Outcome } from '../../content/outcome.ts';
import type { Written } from '../../forms/form.ts';
import { errorOf, useRefresh } from '../data/api.ts';
import { publish, rememberLive } from '../data/publishing.ts';
import { OutcomeNote } from './OutcomeNote.tsx';
import { Trouble } from './Trouble.tsx';

interface RemoveButtonProps {
  entry: { ref: EntryRef; row: Written | null };
  onDone: () => void;
}

/** Takes an entry off the site, after a second tap. */
export function RemoveButton({ entry: { ref, row }, onDone }: RemoveButtonProps) {
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState<Error>();
  const remove = async () => {
    try {
      const draft = { ref, title: '', base: row, value: null };
      const answer = await publish([draft], true);
      rememberLive(answer);
      await refresh();
      if (answer.is === 'live' || answer.is === 'same') onDone();
      else setOutcome(answer);
    } catch (thrown) {
      setError(errorOf(thrown));
    }
  };
  return (
    <div className="remove">
      {isAsking ? (
        <button type="button" className="button button-action" onClick={() => void remove()}>
          Yes, take it off the site
        </button>
      ) : (
        <button type="button" className="text-link" onClick={() => setIsAsking(true)}>
          Take it off the site …
        </button>
      )}
      {outcome && <OutcomeNote outcome={outcome} onMeant={() => void remove()} />}
      {error && <Trouble error={error} />}
    </div>
  );
}
