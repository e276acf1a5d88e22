import type { FileEvent } from '../../in-out/read-calendar.ts';

const KEPT = 'desk:calendar-file';

/** An event of a calendar file, and the event of the site that it looks like. */
export interface RestEvent extends FileEvent {
  duplicate: { key: number | string; title: string } | null;
}

/** The events of a calendar file that nobody has looked at yet; they are kept on this phone. */
export function readRest(): RestEvent[] {
  try {
    const rest: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(rest) ? rest : [];
  } catch {
    return [];
  }
}

/** Keeps these on this phone, in place of the ones before; none are forgotten. */
export function keepRest(rest: readonly RestEvent[]): void {
  if (rest.length > 0) localStorage.setItem(KEPT, JSON.stringify(rest));
  else localStorage.removeItem(KEPT);
}
