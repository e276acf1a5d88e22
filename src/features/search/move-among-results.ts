import type { KeyboardEvent, RefObject } from 'react';

/**
 * The arrow keys move the focus from the field through the results and back; Esc goes back to the
 * field, and clears it there, as browsers do.
 */
export function moveAmongResults(event: KeyboardEvent, area: RefObject<HTMLElement | null>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const field = area.current?.querySelector<HTMLElement>('input[type="search"]');
  const links = area.current?.querySelectorAll<HTMLElement>('.search-result a') ?? [];
  const stops = [...(field ? [field] : []), ...links];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  if (event.key === 'Escape' && at > 0) field?.focus();
  const next = step === undefined ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
