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

/** Milliseconds between drawings: a phone takes as long to lay out and paint a large one. */
const BETWEEN_DRAWINGS = 65;

const waiting = new Set<() => void>();
let timer: number | undefined;

/** Draws one after the other, so that a key needn't wait for several. Returns what calls it off. */
export function drawInTurn(draw: () => void): () => void {
  waiting.add(draw);
  timer ??= window.setInterval(drawNext, BETWEEN_DRAWINGS);
  return () => {
    waiting.delete(draw);
  };
}

function drawNext(): void {
  const [draw] = waiting;
  if (draw) {
    waiting.delete(draw);
    draw();
  } else {
    clearInterval(timer);
    timer = undefined;
  }
}
