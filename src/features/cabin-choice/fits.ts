import type { CabinSummary } from '../cabins/cabin.ts';

/** Who comes, and for how long. */
export interface Party {
  people: number;
  hasDog: boolean;
  nights: number;
}

/** What a cabin asks for, as far as a party can fail it. */
export type Asking = Pick<CabinSummary, 'sleeps' | 'dogs' | 'minimumNights'>;

/** Why the cabin doesn't fit; empty if it does. `fewest` nights, unless it has its own rule. */
export function reasonsAgainst(
  { sleeps, dogs, minimumNights }: Asking,
  { people, hasDog, nights }: Party,
  fewest: number,
): string[] {
  const least = minimumNights ?? fewest;
  return [
    ...(people > sleeps ? [`Sleeps ${sleeps}`] : []),
    ...(nights < least ? [`From ${least} nights`] : []),
    ...(hasDog && !takesDogs(dogs)
      ? [dogs ? `Dogs: ${dogs}` : 'Doesn’t say that dogs may come']
      : []),
  ];
}

/** False if the owner says nothing, or says no in one of the ways that people do. */
function takesDogs(dogs: string | undefined): boolean {
  return dogs !== undefined && !/^(?:no|none|not|never|sorry)\b|\bno (?:dogs|pets)\b/i.test(dogs);
}
