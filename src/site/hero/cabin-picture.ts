import { useToday } from '../today.ts';

const SEASONS = ['frost', 'bluebonnets', 'fireflies', 'maples'] as const;

/** An index into SEASONS for each month. */
const YEAR = '001122222330';

/** The cabin above a river in this month's season; a wide drawing, dark at the left. */
export function useCabinPicture() {
  const before = SEASONS[Number(YEAR[+useToday().slice(5, 7) - 1])];
  return {
    imageUrl: `/images/hero-home-${before}.svg`,
    imageAlt: `A low sun over a river bend and a lit cabin, with ${before}.`,
  };
}
