import type { CabinSummary } from './cabin.ts';
import { isStepFree, welcomesDogs } from './says-yes.ts';

/** What guests choose a cabin by. */
export interface CabinWish {
  /** Its place in the address: `/cabins#dogs`. */
  id: string;
  label: string;
  fits: (cabin: WishedCabin) => boolean;
}

export type WishedCabin = Pick<CabinSummary, 'sleeps' | 'dogs' | 'stepFree' | 'price'>;

/** Of two, one sees at a glance which fits. */
const FEWEST_CABINS = 3;

/** So many sizes, and so many prices. */
const MOST_STEPS = 3;

/** Dollars. */
const PRICE_STEP = 25;

/**
 * What the cabins can be chosen by (decision 51): how many come, dogs, steps and price, as far as the
 * owner says it of them. What fits all of them, or none, is no choice; without a choice, it's empty.
 */
export function cabinWishes(cabins: readonly WishedCabin[]): CabinWish[] {
  if (cabins.length < FEWEST_CABINS) return [];
  const sizes = cabins.map(({ sleeps }) => sleeps);
  const prices = cabins.flatMap(({ price }) =>
    price ? Math.ceil(price.from / PRICE_STEP) * PRICE_STEP : [],
  );
  const wishes: CabinWish[] = [
    ...steps(sizes, 1).map((size) => ({
      id: `guests-${size}`,
      label: `Sleeps ${size} or more`,
      fits: ({ sleeps }: WishedCabin) => sleeps >= size,
    })),
    { id: 'dogs', label: 'Dogs welcome', fits: ({ dogs }) => welcomesDogs(dogs) },
    { id: 'step-free', label: 'Step-free', fits: ({ stepFree }) => isStepFree(stepFree) },
    ...steps(prices, 0).map((most) => ({
      id: `up-to-${most}`,
      label: `Up to $${most} a night`,
      fits: ({ price }: WishedCabin) => price !== undefined && price.from <= most,
    })),
  ];
  return wishes.filter(({ fits }) => {
    const { length } = cabins.filter(fits);
    return length > 0 && length < cabins.length;
  });
}

/** A few of the different values, from the one at `first` on, evenly chosen. */
function steps(values: readonly number[], first: number): number[] {
  const all = [...new Set(values)].sort((one, other) => one - other).slice(first);
  const count = Math.min(all.length, MOST_STEPS);
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? 0);
}
