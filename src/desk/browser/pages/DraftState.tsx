import type { Draft } from '../data/drafts.ts';
import { isSent, isTyped } from '../data/merged-drafts.ts';

/** Where what is typed is kept. */
export function DraftState({ draft }: { draft: Draft }) {
  const { refused } = draft;
  if (!isTyped(draft))
    return 'What you type is kept until you publish, for your other devices, too.';
  if (refused !== undefined) return `Kept on this phone only. ${refused}`;
  return isSent(draft)
    ? 'Kept on this phone and on the desk: you can go on at another device.'
    : 'Kept on this phone; it is on its way to the desk.';
}
