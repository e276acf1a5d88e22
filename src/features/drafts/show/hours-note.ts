import type { useWords } from '../../../site/words/words-context.ts';
import type { DraftStop } from '../wish.ts';

/**
 * What to say of a visit whose hours nobody is sure of: to call first, unless no door can be closed and
 * nobody names hours. Undefined if they're known.
 */
export function hoursNote(
  { place, callFirst }: DraftStop,
  row: ReturnType<typeof useWords<'drafts'>>['row'],
): string | undefined {
  if (!callFirst) return undefined;
  const isOpen = place.openAir && place.hours === undefined && !place.isOld;
  return [isOpen ? row.openAir : row.callFirst, place.hours].filter(Boolean).join(' ');
}
