import type { Edit } from '../../content/entries.ts';
import type { Outcome } from '../../content/outcome.ts';
import { ask } from './api.ts';
import { type Draft, dropDraft } from './drafts.ts';

const LIVE = 'desk:live';

/** What went live last from this phone; it stays until something else does. */
export interface Live {
  version: number;
  message: string;
}

/**
 * Publishes drafts, or has the desk do it at an hour in Texas; those that went live, or that the desk
 * keeps until then, are kept here no longer.
 */
export async function publish(
  drafts: readonly Draft[],
  isMeant: boolean,
  hour?: string,
): Promise<Outcome> {
  const edits = drafts.map(({ ref, base, value }): Edit => ({ ...ref, base, value }));
  const outcome = hour
    ? await ask<Outcome>('/api/plan', { edits, hour, isMeant })
    : await ask<Outcome>('/api/publish', { edits, isMeant });
  if (isOffHand(outcome)) for (const { ref } of drafts) dropDraft(ref);
  return outcome;
}

/** True if nothing is left to do here. */
export function isOffHand({ is }: Outcome): boolean {
  return is === 'live' || is === 'same' || is === 'planned';
}

export function rememberLive(outcome: Outcome): void {
  if (outcome.is !== 'live') return;
  const { version, message } = outcome;
  sessionStorage.setItem(LIVE, JSON.stringify({ version, message } satisfies Live));
}

export function lastLive(): Live | undefined {
  const text = sessionStorage.getItem(LIVE);
  return text === null ? undefined : (JSON.parse(text) as Live);
}
