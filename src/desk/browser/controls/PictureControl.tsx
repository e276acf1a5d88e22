import { useLayoutEffect, useRef } from 'react';
import { type Field, type Written, withField } from '../../forms/form.ts';
import { useSending } from '../pictures/use-sending.ts';
import { Button } from './Button.tsx';
import type { ControlProps } from './form-state.ts';
import { PictureInput, useSaid } from './PictureInput.tsx';
import { PictureShown } from './PictureShown.tsx';
import { TextControl } from './TextControl.tsx';

interface PictureControlProps extends ControlProps {
  siblings: readonly Field[];
  row: Written;
  onRow: (row: Written) => void;
}

/** A photo from the camera or the library, and which part of it every crop must keep. */
export function PictureControl(props: PictureControlProps) {
  const { field, value, id, aria, siblings, row, state } = props;
  const sending = useSending(state.onSending);
  const { say, attempt, note } = useSaid();
  // Typing goes on during an upload, so what follows it needs the latest props.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  const choose = async (file: File) => {
    const url = await sending.send(file, String(row.title ?? row.name ?? state.one));
    if (url === undefined) return;
    const { row: now, onRow } = latest.current;
    // The alt text describes the old picture, unless it has changed since.
    const { imageFocus: _, ...kept } = now;
    const { imageAlt, ...undescribed } = kept;
    const isOld = row.imageUrl !== undefined && imageAlt === row.imageAlt;
    onRow({ ...(isOld ? undescribed : kept), imageUrl: url });
    say('The photo is here. It goes live when you publish.');
  };
  const takeAway = () => {
    const { imageUrl: _, imageAlt: __, imageFocus: ___, ...rest } = row;
    latest.current.onRow(rest);
    say('');
  };
  const url = typeof value === 'string' ? value : undefined;
  return (
    <>
      {url && (
        <PictureShown
          url={url}
          row={row}
          id={id}
          hasFocus={siblings.some(({ name }) => name === 'imageFocus')}
          onFocus={(focus) => latest.current.onRow(withField(row, 'imageFocus', focus))}
        />
      )}
      <div className="row">
        <PictureInput
          id={id}
          label={url ? 'Another photo' : 'Take or choose a photo'}
          sending={sending}
          aria={aria}
          onFiles={([file]) => file && void attempt(() => choose(file))}
        />
        {url && field.isOptional && !sending.progress && (
          <Button look="link" onClick={takeAway}>
            Without a picture
          </Button>
        )}
      </div>
      {note}
      <details>
        <summary>A picture that the site has already</summary>
        <label htmlFor={`${id}-address`}>Its address</label>
        <TextControl {...props} id={`${id}-address`} />
      </details>
    </>
  );
}
