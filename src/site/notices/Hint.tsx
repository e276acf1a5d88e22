import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Milliseconds before a hovered tooltip opens (specification section 9). */
const DELAY = 700;

/** A tooltip above the control, in the same landmark. */
export function Hint({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={DELAY}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <span>{children}</span>
        </Tooltip.Trigger>
        <Tooltip.Content className="tooltip" sideOffset={6}>
          {hint}
        </Tooltip.Content>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

/** Replays the pointer's enter and leave events for a control that was rendered under it. */
export function tellOfPointer(holder: Element | null): void {
  if (!holder?.matches(':hover')) return;
  const control = holder.firstChild;
  const tell = (type: string, relatedTarget?: EventTarget | null) =>
    control?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget }),
    );
  tell('pointermove');
  document.addEventListener('pointerover', ({ target }) => tell('pointerout', target), {
    once: true,
  });
}
