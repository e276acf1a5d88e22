import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';

/** Milliseconds without a change that are a pause. */
const PAUSE = 400;

const AtRest = createContext(true);

/** Tells what is inside whether the text has stayed the same for a moment. */
export function Rest({ text, children }: { text: string; children: ReactNode }) {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    // Drawings come in slices, so that a key needn't wait for all of them.
    const timer = setTimeout(() => startTransition(() => setRested(text)), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return <AtRest value={rested === text}>{children}</AtRest>;
}

/** False while the visitor is typing. */
export function useAtRest(): boolean {
  return useContext(AtRest);
}
