import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { Written } from '../../forms/form.ts';
import { Button } from '../controls/Button.tsx';
import { useRefresh } from '../data/api.ts';
import { isOffHand, publish } from '../data/publishing.ts';
import { useOutcome } from './OutcomeNote.tsx';

interface RemoveButtonProps {
  entry: { ref: EntryRef; row: Written | null };
  onDone: () => void;
}

/** Takes an entry off the site, after a second tap. */
export function RemoveButton({ entry: { ref, row }, onDone }: RemoveButtonProps) {
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const { send, note } = useOutcome(async () => {
    const answer = await publish([{ ref, title: '', base: row, value: null }], true);
    await refresh();
    if (isOffHand(answer)) onDone();
    return answer;
  });
  return (
    <div className="remove">
      {isAsking ? (
        <Button look="action" onClick={() => send()}>
          Yes, take it off the site
        </Button>
      ) : (
        <Button look="link" onClick={() => setIsAsking(true)}>
          Take it off the site …
        </Button>
      )}
      {note}
    </div>
  );
}
