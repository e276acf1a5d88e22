import { useState } from 'react';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useLaterCode } from '../../site/states/use-later-code.ts';

interface FitButtonProps {
  nights: number;
  /** The fewest nights by the rules of the season. */
  fewest: number;
}

const importFit = () => import('./CabinFit.tsx');

/** The button that asks which cabins fit, and then the answer; nothing is loaded before. */
export function FitButton(props: FitButtonProps) {
  const { code, isLost, load } = useLaterCode(importFit);
  const [isAsked, ask] = useState(false);
  if (code && isAsked) return <code.CabinFit {...props} />;
  return (
    <div data-save="">
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          ask(true);
          load();
        }}
      >
        Which cabins fit?
      </button>
      {isLost && <LoadError what="The cabins" error={LOST} onRetry={load} />}
    </div>
  );
}

const LOST = new Error('Check your connection. If it works, load the page again.');
