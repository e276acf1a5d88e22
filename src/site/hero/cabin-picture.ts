import { useToday } from '../today.ts';

/** What each season puts before the same cabin. */
const SEASONS = ['frost', 'bluebonnets', 'fireflies', 'maples'] as const;

/** The season of each month. */
const YEAR = '001122222330';

/** The wide drawing of a cabin above a river, in this month's season; it's dark at the left. */
export function useCabinPicture() {
  const before = SEASONS[Number(YEAR[+useToday().slice(5, 7) - 1])];
  return {
    imageUrl: `/images/hero-home-${before}.svg`,
    imageAlt: `A low sun over a river bend and a lit cabin, with ${before}.`,
  };
}
