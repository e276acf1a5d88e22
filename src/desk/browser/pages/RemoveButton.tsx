import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { Written } from '../../forms/form.ts';
import { useRefresh } from '../data/api.ts';
import { publish, rememberLive } from '../data/publishing.ts';
import { Trouble } from './Trouble.tsx';

interface RemoveButtonProps {
  entry: { ref: EntryRef; row: Written | null };
  onDone: () => void;
}

/** Takes an entry off the site, after a second tap. */
export function RemoveButton({ entry: { ref, row }, onDone }: RemoveButtonProps) {
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<Error>();
  const remove = async () => {
    try {
      const draft = { ref, title: '', base: row, value: null };
      rememberLive(await publish([draft], true));
      await refresh();
      onDone();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
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
      {error && <Trouble error={error} />}
    </div>
  );
}
