import { useLayoutEffect, useRef, useState } from 'react';
import type { Written } from '../../forms/form.ts';
import { saysOf, useSending } from '../pictures/use-sending.ts';
import type { FormState } from './form-state.ts';
import { PictureInput } from './PictureInput.tsx';

interface PhotosControlProps {
  id: string;
  rows: readonly Written[];
  state: FormState;
  onRows: (rows: readonly Written[]) => void;
}

/** Sends several photos for a list; each becomes an entry as soon as it has arrived. */
export function PhotosControl(props: PhotosControlProps) {
  const { id, state } = props;
  const sending = useSending(state.onSending);
  const [at, setAt] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const choose = async (files: readonly File[]) => {
    setRefused([]);
    for (const [index, file] of files.entries()) {
      setAt(`Photo ${index + 1} of ${files.length}`);
      try {
        const imageUrl = await sending.send(file, state.one);
        if (imageUrl === undefined) break;
        const { rows, onRows } = latest.current;
        onRows([...rows, { imageUrl }]);
      } catch (error) {
        setRefused((before) => [...before, `${file.name}: ${saysOf(error)}`]);
      }
    }
    setAt('');
  };
  return (
    <>
      <p className="soft">{at}</p>
      <PictureInput
        id={`${id}-several`}
        label="Choose several photos"
        sending={sending}
        isMultiple
        onFiles={(files) => void choose(files)}
      />
      <div role="status">
        {refused.map((says) => (
          <p key={says} className="problem">
            {says}
          </p>
        ))}
      </div>
    </>
  );
}
