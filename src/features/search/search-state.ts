import type { Choice } from './choice.ts';
import { SEARCH_KINDS, TRAITS } from './search-document.ts';

/** What the visitor typed and chose. */
export interface SearchState extends Choice {
  question: string;
}

/** Longer fragments are cut before they are read. */
const LONGEST = 2000;

/**
 * The state in a fragment such as `#q=swim&town=Wimberley&month=10&with=dogs,free` (decision 35).
 * Never throws: what can't be read is left out.
 */
export function readState(fragment: string): SearchState {
  const fields = new URLSearchParams(fragment.replace(/^#/, '').slice(0, LONGEST));
  const month = Number(fields.get('month'));
  const wanted = (fields.get('with') ?? '').split(',');
  return {
    question: fields.get('q') ?? '',
    kind: SEARCH_KINDS.find((kind) => kind === fields.get('kind')),
    town: fields.get('town') || undefined,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    traits: TRAITS.filter((trait) => wanted.includes(trait)),
  };
}

/** The fragment of the state; empty if nothing was typed or chosen. */
export function writeState({ question, kind, town, month, traits }: SearchState): string {
  const fields = new URLSearchParams();
  if (question.trim() !== '') fields.set('q', question);
  if (kind) fields.set('kind', kind);
  if (town) fields.set('town', town);
  if (month) fields.set('month', String(month));
  const chosen = TRAITS.filter((trait) => traits.includes(trait));
  if (chosen.length > 0) fields.set('with', chosen.join(','));
  const text = fields.toString();
  return text === '' ? '' : `#${text}`;
}
