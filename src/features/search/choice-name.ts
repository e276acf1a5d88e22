import { MONTHS } from '../../model/day/calendar-names.ts';
import type { Choice } from './choice.ts';
import { KIND_NAMES } from './kind-names.ts';
import { TRAITS, type Trait } from './search-document.ts';
import { TRAIT_NAMES } from './wish-names.ts';

/** Traits whose names stand before what has them: "Free things to do". */
const BEFORE: readonly Trait[] = ['free', 'stepFree'];

/** "with children and with a dog" */
const listed = new Intl.ListFormat('en-US');

/** What the visitor chose, as a page is called: "Things to do with a dog", "Wimberley"; empty if nothing. */
export function choiceName({ kind, town, month, traits }: Choice): string {
  const chosen = TRAITS.filter((trait) => traits.includes(trait));
  const names = (isBefore: boolean) =>
    chosen
      .filter((trait) => BEFORE.includes(trait) === isBefore)
      .map((trait) =>
        trait === 'reserve' && kind ? 'that need a reservation' : TRAIT_NAMES[trait].toLowerCase(),
      );
  const words = [names(true).join(', '), kind && KIND_NAMES[kind].toLowerCase()];
  const what = [...words, listed.format(names(false))].filter(Boolean).join(' ');
  const name = [what, town, month && MONTHS[month - 1]].filter(Boolean).join(' in ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** True if it's one town, of whatever else. */
export function isTownOnly({ kind, town, month, traits }: Choice): boolean {
  return town !== undefined && kind === undefined && month === undefined && traits.length === 0;
}
