import { levelOf, type Visit } from '../../model/visit/visit.ts';
import { TRAITS, type Trait } from './search-document.ts';

/**
 * What can be asked of the place, and what `visit` says that it isn't or doesn't have. Nothing is
 * guessed: what nobody said is in neither. What is old still counts: a result doesn't state it, and the
 * page that it leads to says of which year it is.
 */
export function traitsAndLacks(visit: Visit = {}): Record<'traits' | 'lacks', Trait[]> {
  const { children, dogs, stepFree, free, reserve, indoors, asOf, price } = visit;
  const isFree = free === true || asOf?.free !== undefined;
  const isPaid = free === false || price !== undefined;
  const said: Readonly<Record<Trait, boolean | undefined>> = {
    children: isSo(children),
    dogs: isSo(dogs),
    stepFree: isSo(stepFree),
    free: isFree || (isPaid ? false : undefined),
    reserve: isSo(reserve),
    indoors,
  };
  return {
    traits: TRAITS.filter((trait) => said[trait]),
    lacks: TRAITS.filter((trait) => said[trait] === false),
  };
}

/** "Required", "advised" and "limited" are a yes. */
function isSo(answer: Visit['dogs'] | Visit['reserve']): boolean | undefined {
  const level = levelOf<string>(answer);
  return level === undefined ? undefined : level !== 'no';
}
