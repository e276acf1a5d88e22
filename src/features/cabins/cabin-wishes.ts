import type { CabinSummary } from './cabin.ts';
import { isStepFree, welcomesDogs } from './says-yes.ts';

export interface CabinWish {
  /** The URL fragment: `/cabins#dogs`. */
  id: string;
  label: string;
  fits: (cabin: WishedCabin) => boolean;
}

export type WishedCabin = Pick<CabinSummary, 'sleeps' | 'dogs' | 'stepFree' | 'price'>;

/** With two cabins, it's obvious which one fits. */
const FEWEST_CABINS = 3;

const MOST_STEPS = 3;

const PRICE_STEP = 25;

/**
 * The filters for the cabins (decision 51): party size, dogs, steps and price, as far as the owner
 * states them. Filters that match all cabins or none are left out; without any left, it's empty.
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

function steps(values: readonly number[], first: number): number[] {
  const all = [...new Set(values)].sort((one, other) => one - other).slice(first);
  const count = Math.min(all.length, MOST_STEPS);
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? 0);
}
