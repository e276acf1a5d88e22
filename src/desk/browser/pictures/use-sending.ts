import { useLayoutEffect, useRef, useState } from 'react';
import { preparePicture } from './prepare-picture.ts';
import { sendPicture } from './send-picture.ts';

/** The part of a picture that has arrived, from 0 to 1, and whether the connection is down. */
export interface Progress {
  part: number;
  isWaiting: boolean;
}

/** Sends pictures one at a time; `onSending` gets true when one starts, false when it ends. */
export function useSending(onSending: (isSending: boolean) => void) {
  const [progress, setProgress] = useState<Progress>();
  const stop = useRef<AbortController>(undefined);
  useLayoutEffect(() => () => stop.current?.abort(), []);
  /** Resolves to the picture's address, to undefined if stopped. Rejects if it can't be taken. */
  const send = async (file: File, title: string): Promise<string | undefined> => {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    setProgress({ part: 0, isWaiting: false });
    onSending(true);
    try {
      return await sendPicture({
        picture: await preparePicture(file),
        ...{ title, signal },
        onProgress: (part, isWaiting) => setProgress({ part, isWaiting }),
      });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      setProgress(undefined);
      onSending(false);
    }
  };
  return { progress, send, stop: () => stop.current?.abort() };
}

/** The message of anything that was thrown. */
export function saysOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
