import type { CabinSummary } from '../cabins/cabin.ts';
import { welcomesDogs } from '../cabins/says-yes.ts';

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
    ...(hasDog && !welcomesDogs(dogs)
      ? [dogs ? `Dogs: ${dogs}` : 'Doesn’t say that dogs may come']
      : []),
  ];
}
