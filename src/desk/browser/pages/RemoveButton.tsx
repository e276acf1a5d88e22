import { useState } from 'react';
import type { EntryRef } from '../../content/entries.ts';
import type { Written } from '../../forms/form.ts';
import { Button } from '../controls/Button.tsx';
import { useRefresh } from '../data/api.ts';
import { isOffHand, publish } from '../data/publishing.ts';
import { useOutcome } from './OutcomeNote.tsx';

interface RemoveButtonProps {
  entry: { ref: EntryRef; row: Written | null; title: string | null; namedBy?: number };
  onDone: () => void;
}

/** Takes an entry off the site after a second tap, and asks about what would be wrong without it. */
export function RemoveButton({
  entry: { ref, row, title, namedBy = 0 },
  onDone,
}: RemoveButtonProps) {
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const { setOutcome, send, isBusy, note } = useOutcome(async (isMeant) => {
    const draft = { ref, title: '', base: row, value: null };
    const said = await publish([draft], isMeant);
    // The second tap has confirmed the removal already.
    const isSettled = said.is === 'asks' && said.warnings.length === 0;
    const answer = isSettled ? await publish([draft], true) : said;
    await refresh();
    if (isOffHand(answer)) onDone();
    return answer;
  });
  const keep = () => {
    setIsAsking(false);
    setOutcome(undefined);
  };
  return (
    <div className="field">
      {isAsking ? (
        <>
          {/* Where the finger has just tapped, so that a double tap keeps it. */}
          <Button look="quiet" onClick={keep}>
            Keep it
          </Button>
          <p role="status">
            {`“${title}” leaves the site now. ${linksGo(namedBy)}The Diary can take that back.`}
          </p>
          <Button look="action" disabled={isBusy} onClick={() => send()}>
            Yes, take it off the site
          </Button>
        </>
      ) : (
        <Button look="link" onClick={() => setIsAsking(true)}>
          Take it off the site …
        </Button>
      )}
      {note}
    </div>
  );
}

function linksGo(count: number): string {
  if (count === 0) return '';
  const places = count === 1 ? 'one place' : `${count} places`;
  return `Links to it go with it, in ${places}. What texts say of it stays: look for its name at “Change something”. `;
}
