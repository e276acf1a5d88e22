import { levelOf, type Visit } from '../../model/visit/visit.ts';
import type { Trait } from './search-document.ts';

/**
 * What can be asked of the place. Nothing is guessed: what nobody said, it hasn't. What is old still
 * counts: a result doesn't state it, and the page that it leads to says of which year it is.
 */
export function traitsOf(visit: Visit = {}): Trait[] {
  const { children, dogs, stepFree, free, reserve, indoors, asOf } = visit;
  const has: Readonly<Record<Trait, boolean>> = {
    children: isWelcome(children),
    dogs: isWelcome(dogs),
    stepFree: isWelcome(stepFree),
    free: free === true || asOf?.free !== undefined,
    reserve: ['required', 'advised'].includes(levelOf(reserve) ?? ''),
    indoors: indoors === true,
  };
  return (Object.keys(has) as Trait[]).filter((trait) => has[trait]);
}

/** What `visit` says that the place is not, or doesn't have. */
export function lacksOf(visit: Visit = {}): Trait[] {
  const { children, dogs, stepFree, free, reserve, indoors, price } = visit;
  const lacks: Readonly<Record<Trait, boolean>> = {
    children: levelOf(children) === 'no',
    dogs: levelOf(dogs) === 'no',
    stepFree: levelOf(stepFree) === 'no',
    free: free === false || (free === undefined && price !== undefined),
    reserve: levelOf(reserve) === 'no',
    indoors: indoors === false,
  };
  return (Object.keys(lacks) as Trait[]).filter((trait) => lacks[trait]);
}

function isWelcome(answer: Visit['dogs']): boolean {
  return ['yes', 'limited'].includes(levelOf(answer) ?? '');
}
