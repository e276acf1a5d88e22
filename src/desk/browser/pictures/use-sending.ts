import { useLayoutEffect, useRef, useState } from 'react';
import { preparePicture } from './prepare-picture.ts';
import { sendPicture } from './send-picture.ts';

/** How much of a picture is there, from 0 to 1, and whether the connection is broken. */
export interface Progress {
  part: number;
  isWaiting: boolean;
}

/** Sends pictures one at a time; `onSending` hears true when one begins, false when it has ended. */
export function useSending(onSending: (isSending: boolean) => void) {
  const [progress, setProgress] = useState<Progress>();
  const stop = useRef<AbortController>(undefined);
  useLayoutEffect(() => () => stop.current?.abort(), []);
  /** Resolves to its address, to undefined if it was stopped. Rejects with why it can't be taken. */
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

/** What to say of something that was thrown. */
export function saysOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
