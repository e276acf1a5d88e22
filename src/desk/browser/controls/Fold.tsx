import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FormState } from './form-state.ts';

interface FoldProps {
  label: string;
  says: string;
  isMeant: boolean;
  children: ReactNode;
}

/** Folded fields. They unfold by a tap, or when `isMeant` becomes true; only a tap folds them. */
export function Fold({ label, says, isMeant, children }: FoldProps) {
  const [isOpenAtFirst] = useState(isMeant);
  const fold = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isMeant && fold.current) fold.current.open = true;
  }, [isMeant]);
  return (
    <details className="group" ref={fold} open={isOpenAtFirst}>
      <summary>
        {label} <span className="soft">{shortened(says)}</span>
      </summary>
      {children}
    </details>
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}

/** True if the field has a problem, or if somebody came to change it. */
export function isMeant({ focus, problems }: FormState, path: string): boolean {
  return isWithin(focus, path) || problems.some(({ field }) => isWithin(field, path));
}

/** True if `focus` is this path, or that of a field inside it. */
export function isWithin(focus: string | undefined, path: string): boolean {
  return (
    focus !== undefined &&
    (focus === path || (/^[.[]/.test(focus.slice(path.length)) && focus.startsWith(path)))
  );
}
