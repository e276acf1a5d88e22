import { decodedFragment } from '../../model/arrived-fragment.ts';
import type { Choice } from './choice.ts';
import { SEARCH_KINDS, TRAITS } from './search-document.ts';

/** What the visitor typed and chose. */
export interface SearchState extends Choice {
  question: string;
}

/** True if the visitor wants something; else there is nothing to answer. */
export function isAsked({ question, ...choice }: SearchState): boolean {
  return question.trim() !== '' || Object.values(choice).flat().some(Boolean);
}

/** What the page shows: a search, or, as links to it may want, what is as somebody chose. */
export interface PageState extends SearchState {
  /** True if the address has a choice, but no words. */
  isAbout: boolean;
}

/** The state of a page with this fragment. */
export function readPage(fragment: string): PageState {
  const state = readState(fragment);
  return { ...state, isAbout: state.question.trim() === '' && isAsked(state) };
}

/** Longer fragments are cut before they are read. */
const LONGEST = 2000;

/** What programs put behind an address; `writeState` encodes all of these signs. */
const ADDED = /[.,;:!?'"()[\]{}<>|`…’”»\s]$/;

/**
 * The state in a fragment such as `#q=swim&town=Wimberley&month=10&with=dogs,free` (decision 35).
 * Never throws: what can't be read is left out, and what programs did to it on the way is undone.
 */
export function readState(fragment: string): SearchState {
  const fields = new URLSearchParams(arrived(fragment.slice(0, LONGEST)));
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

/** Without =, all signs were encoded. */
function arrived(fragment: string): string {
  const text = fragment.includes('=') ? fragment.replace(/^#/, '') : decodedFragment(fragment);
  let end = text.length;
  while (ADDED.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replaceAll('&amp;', '&');
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
  const text = fields.toString().replace(/\.$/, '%2E');
  return text === '' ? '' : `#${text}`;
}
