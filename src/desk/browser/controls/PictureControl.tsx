import { useLayoutEffect, useRef, useState } from 'react';
import type { Field, Written } from '../../forms/form.ts';
import { preparePicture, Unusable } from '../pictures/prepare-picture.ts';
import { sendPicture } from '../pictures/send-picture.ts';
import type { ControlProps } from './form-state.ts';
import { PictureShown } from './PictureShown.tsx';
import { TextControl } from './TextControl.tsx';

interface PictureControlProps extends ControlProps {
  /** The fields next to it: the words for it, and which side must stay in sight. */
  siblings: readonly Field[];
  row: Written;
  onRow: (row: Written) => void;
}

/** How much of a picture is there, from 0 to 1. */
export interface Progress {
  part: number;
  isWaiting: boolean;
}

/** A photo from the camera or the phone's library, with what must stay in sight of it. */
export function PictureControl(props: PictureControlProps) {
  const { field, value, id, isWrong, describedBy, siblings, row, state } = props;
  const [progress, setProgress] = useState<Progress>();
  const [says, setSays] = useState('');
  const stop = useRef<AbortController>(undefined);
  // A photo takes a while, and meanwhile she goes on typing.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => () => stop.current?.abort(), []);

  const choose = async (file: File) => {
    const controller = new AbortController();
    stop.current = controller;
    setSays('');
    setProgress({ part: 0, isWaiting: false });
    state.onSending(true);
    try {
      const url = await sendPicture({
        picture: await preparePicture(file),
        title: String(row.title ?? row.name ?? state.one),
        signal: controller.signal,
        onProgress: (part, isWaiting) => setProgress({ part, isWaiting }),
      });
      const { row: now, onRow } = latest.current;
      // The words were about the picture before, unless they are new.
      const { imageFocus: _, ...kept } = now;
      const { imageAlt, ...undescribed } = kept;
      const isOld = row.imageUrl !== undefined && imageAlt === row.imageAlt;
      onRow({ ...(isOld ? undescribed : kept), imageUrl: url });
      setSays('The photo is here. It goes live when you publish.');
    } catch (error) {
      const isKnown = error instanceof Unusable || !controller.signal.aborted;
      setSays(isKnown && error instanceof Error ? error.message : '');
    } finally {
      setProgress(undefined);
      state.onSending(false);
    }
  };
  const takeAway = () => {
    const { imageUrl: _, imageAlt: __, imageFocus: ___, ...rest } = row;
    latest.current.onRow(rest);
    setSays('');
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
          onFocus={(focus) => {
            const { imageFocus: _, ...rest } = row;
            latest.current.onRow(focus ? { ...rest, imageFocus: focus } : rest);
          }}
        />
      )}
      {progress ? (
        <Sent progress={progress} onStop={() => stop.current?.abort()} />
      ) : (
        <div className="row">
          <label className="chip">
            <span>{url ? 'Another photo' : 'Take or choose a photo'}</span>
            <input
              id={id}
              className="unseen"
              type="file"
              accept="image/*"
              aria-describedby={describedBy}
              aria-invalid={isWrong}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void choose(file);
                // The same one may be chosen again.
                target.value = '';
              }}
            />
          </label>
          {url && field.isOptional && (
            <button type="button" className="text-link" onClick={takeAway}>
              Without a picture
            </button>
          )}
        </div>
      )}
      <p className="soft" role="status">
        {says}
      </p>
      <details>
        <summary>A picture that the site has already</summary>
        <label htmlFor={`${id}-address`}>Its address</label>
        <TextControl {...props} id={`${id}-address`} />
      </details>
    </>
  );
}

/** A picture on its way, which can be stopped. */
export function Sent({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const { part, isWaiting } = progress;
  return (
    <div className="row">
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
      <button type="button" className="chip" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
