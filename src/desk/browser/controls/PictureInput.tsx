import { useState } from 'react';
import { saysOf, type useSending } from '../pictures/use-sending.ts';
import { Button } from './Button.tsx';
import type { ControlProps } from './form-state.ts';

interface PictureInputProps {
  id: string;
  label: string;
  sending: ReturnType<typeof useSending>;
  isMultiple?: boolean;
  aria?: ControlProps['aria'];
  onFiles: (files: readonly File[]) => void;
}

/** The file input; while a picture is being sent, its progress and a Stop button. */
export function PictureInput(props: PictureInputProps) {
  const { id, label, sending, isMultiple = false, aria, onFiles } = props;
  const { progress, stop } = sending;
  if (!progress)
    return (
      <label className="chip">
        <span>{label}</span>
        <input
          id={id}
          className="unseen"
          type="file"
          accept="image/*"
          multiple={isMultiple}
          {...aria}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            if (files.length > 0) onFiles(files);
            // Otherwise choosing the same file again fires no event.
            target.value = '';
          }}
        />
      </label>
    );
  const { part, isWaiting } = progress;
  return (
    <div className="row grow">
      <div className="grow">
        <p role="status">
          {isWaiting ? 'No connection. It goes on by itself.' : 'The photo is on its way.'}
        </p>
        <progress
          className="wide"
          value={part}
          max={1}
          aria-label="How much of the photo is there"
        />
      </div>
      <Button onClick={stop}>Stop</Button>
    </div>
  );
}

/** `say` sets a message, and `attempt` sets one if its work fails; `note` shows it. */
export function useSaid() {
  const [{ says, isRefused }, setSaid] = useState({ says: '', isRefused: false });
  const say = (says: string, isRefused = false) => setSaid({ says, isRefused });
  const attempt = async (work: () => Promise<void>) => {
    say('');
    await work().catch((error: unknown) => say(saysOf(error), true));
  };
  const note = (
    <p className={isRefused ? 'problem' : 'soft'} role="status">
      {says}
    </p>
  );
  return { say, attempt, note };
}
