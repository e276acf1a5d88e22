import { useEffect, useState } from 'react';

/** Milliseconds without a change that are a pause. */
const PAUSE = 400;

/** True once the text has stayed the same for a moment. */
export function useRest(text: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
