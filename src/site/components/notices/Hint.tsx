import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Milliseconds that a pointer rests before the tooltip opens (specification section 9). */
const DELAY = 700;

/** The hint above its control, after the delay for a pointer, and within the same landmark. */
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
