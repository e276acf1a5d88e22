import type { FileEvent } from '../../in-out/read-calendar.ts';

const KEPT = 'desk:calendar-file';

/** An event of a calendar file, and the event on the site that it seems to duplicate. */
export interface RestEvent extends FileEvent {
  duplicate: { key: number | string; title: string } | null;
}

/** Events of a calendar file that nobody has looked at yet; stored in this browser. */
export function readRest(): RestEvent[] {
  try {
    const rest: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(rest) ? rest : [];
  } catch {
    return [];
  }
}

/** Replaces the stored events; an empty list removes them. */
export function keepRest(rest: readonly RestEvent[]): void {
  if (rest.length > 0) localStorage.setItem(KEPT, JSON.stringify(rest));
  else localStorage.removeItem(KEPT);
}
