import { useLayoutEffect, useRef, useState } from 'react';
import type { Written } from '../../forms/form.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';
import { sendPicture } from '../pictures/send-picture.ts';
import type { FormState } from './form-state.ts';
import { type Progress, Sent } from './PictureControl.tsx';

interface PhotosControlProps {
  id: string;
  rows: readonly Written[];
  state: FormState;
  onRows: (rows: readonly Written[]) => void;
}

/** Several photos at once for a list of them, each a new entry as soon as it is there. */
export function PhotosControl(props: PhotosControlProps) {
  const { id, state } = props;
  const [progress, setProgress] = useState<Progress & { number: number; of: number }>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const stop = useRef<AbortController>(undefined);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => () => stop.current?.abort(), []);
  const choose = async (files: readonly File[]) => {
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    setRefused([]);
    state.onSending(true);
    for (const [index, file] of files.entries()) {
      const at = { number: index + 1, of: files.length };
      setProgress({ ...at, part: 0, isWaiting: false });
      try {
        const imageUrl = await sendPicture({
          picture: await preparePicture(file),
          ...{ title: state.one, signal },
          onProgress: (part, isWaiting) => setProgress({ ...at, part, isWaiting }),
        });
        const { rows, onRows } = latest.current;
        onRows([...rows, { imageUrl }]);
      } catch (error) {
        if (signal.aborted) break;
        const says = error instanceof Error ? error.message : String(error);
        setRefused((before) => [...before, `${file.name}: ${says}`]);
      }
    }
    setProgress(undefined);
    state.onSending(false);
  };
  return (
    <>
      {progress ? (
        <>
          <p className="soft">
            Photo {progress.number} of {progress.of}
          </p>
          <Sent progress={progress} onStop={() => stop.current?.abort()} />
        </>
      ) : (
        <label className="chip">
          <span>Choose several photos</span>
          <input
            id={`${id}-several`}
            className="unseen"
            type="file"
            accept="image/*"
            multiple
            onChange={({ target }) => {
              void choose([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      )}
      <ul className="plain" role="status">
        {refused.map((says) => (
          <li key={says} className="problem">
            {says}
          </li>
        ))}
      </ul>
    </>
  );
}
