import { type ComponentType, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface HintedControlProps {
  /** The name that the control's icon stands for. */
  hint: string;
  children: ReactNode;
}

/**
 * An icon's control with its name as a tooltip. The tooltip's code is brought when a mouse or the
 * keyboard first reaches a hinted control; until then, and without JavaScript, the control has its
 * accessible name.
 */
export function HintedControl({ hint, children }: HintedControlProps) {
  const [Hint, setHint] = useState<ComponentType<HintedControlProps>>();
  const holder = useRef<HTMLSpanElement>(null);

  const bringHint = async () => {
    if (Hint) return;
    const module = await import('./Hint.tsx');
    // A control that is pressed must stay the same until it is let go, or its click is lost; the
    // next interest asks again.
    if (holder.current?.matches(':active')) return;
    const hadFocus = holder.current?.contains(document.activeElement);
    flushSync(() => setHint(() => module.Hint));
    // The tooltip waits for the pointer to move; one that rests on the control already will not.
    if (holder.current?.matches(':hover'))
      holder.current.firstChild?.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
      );
    // Within the tooltip the control is a new element; whoever had come to it by keyboard must
    // still be there.
    if (hadFocus) holder.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const bringHintToMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') bringHint();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches; the control inside is interactive
    <span className="contents" ref={holder} onPointerEnter={bringHintToMouse} onFocus={bringHint}>
      {Hint ? <Hint hint={hint}>{children}</Hint> : children}
    </span>
  );
}
