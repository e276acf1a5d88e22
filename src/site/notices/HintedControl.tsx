import { type ComponentType, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface HintedControlProps {
  hint: string;
  children: ReactNode;
}

/** An icon with its name as a tooltip, whose code loads on first hover or focus. */
export function HintedControl({ hint, children }: HintedControlProps) {
  const [Hint, setHint] = useState<ComponentType<HintedControlProps>>();
  const holder = useRef<HTMLSpanElement>(null);

  const loadHint = async () => {
    if (Hint) return;
    const module = await import('./Hint.tsx').catch(() => undefined);
    // Offline, there is no tooltip. A pressed control must stay, or its click is lost.
    if (!module || holder.current?.matches(':active')) return;
    const hadFocus = holder.current?.contains(document.activeElement);
    flushSync(() => setHint(() => module.Hint));
    module.tellOfPointer(holder.current);
    // The control is a new element inside the tooltip, so restore the keyboard focus.
    if (hadFocus) holder.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const loadHintForMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') void loadHint();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside it
    <span className="contents" ref={holder} onPointerEnter={loadHintForMouse} onFocus={loadHint}>
      {Hint ? <Hint hint={hint}>{children}</Hint> : children}
    </span>
  );
}
