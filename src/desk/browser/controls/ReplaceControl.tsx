import { useState } from 'react';
import { useRefresh } from '../data/api.ts';
import { askOutcome } from '../data/publishing.ts';
import { useSending } from '../pictures/use-sending.ts';
import { Button } from './Button.tsx';
import { PictureInput, useSaid } from './PictureInput.tsx';

const LIVE =
  'Live wherever it is shown, and “Take it back” is on the start page. Who has seen the old one may see it for another hour.';

/** Replaces a photo at its address, wherever it is shown. */
export function ReplaceControl({ id, name, places }: { id: string; name: string; places: number }) {
  const sending = useSending(() => {});
  const refresh = useRefresh();
  const [by, setBy] = useState<string>();
  const { say, attempt, note } = useSaid();
  const choose = async (file: File) => {
    const url = await sending.send(file, name);
    setBy(url?.slice('/images/'.length));
  };
  const publish = async () => {
    const outcome = await askOutcome('/api/pictures/replace', { name, by });
    setBy(undefined);
    if (outcome.is === 'refused') say('It can’t be shown there.', true);
    else say(LIVE);
    await refresh();
  };
  return (
    <>
      {by && (
        <div className="picked">
          <img src={`/pictures/${by}`} alt="What comes in its place" />
        </div>
      )}
      <div className="row">
        {by && (
          <Button look="action" onClick={() => void attempt(publish)}>
            {places === 1 ? 'Publish it there' : `Publish it in all ${places} places`}
          </Button>
        )}
        <PictureInput
          id={`${id}-replace`}
          label="Another photo at its address"
          sending={sending}
          onFiles={([file]) => file && void attempt(() => choose(file))}
        />
      </div>
      {note}
    </>
  );
}
