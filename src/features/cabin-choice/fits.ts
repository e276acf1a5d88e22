import type { CabinSummary } from '../cabins/cabin.ts';
import { welcomesDogs } from '../cabins/says-yes.ts';

export interface Party {
  people: number;
  hasDog: boolean;
  nights: number;
}

/** A cabin's requirements that a party can fail. */
export type Asking = Pick<CabinSummary, 'sleeps' | 'dogs' | 'minimumNights'>;

/** Why the cabin doesn't fit; empty if it does. `fewest` nights apply unless it has its own minimum. */
export function reasonsAgainst(
  { sleeps, dogs, minimumNights }: Asking,
  { people, hasDog, nights }: Party,
  fewest: number,
): string[] {
  const least = minimumNights ?? fewest;
  return [
    ...(people > sleeps ? [`Sleeps ${sleeps}`] : []),
    ...(nights < least ? [`From ${least} nights`] : []),
    ...(hasDog && !welcomesDogs(dogs)
      ? [dogs ? `Dogs: ${dogs}` : 'Doesn’t say that dogs may come']
      : []),
  ];
}
