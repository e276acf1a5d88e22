import type { CivilDay } from '../../../model/day/civil-day.ts';
import type { DraftPlace } from '../draft-place.ts';
import { mostDriving, type Wish, type WishCost } from '../wish.ts';
import { BASES } from '../wish-of-stay.ts';
import { chanceOn, fittingPlaces } from './chances.ts';
import type { DayFrame } from './day-frame.ts';

/** How many more minutes of driving to suggest. */
const MORE = 30;

/** The wish whose removal would add the most places; for an empty draft, that may be the base. */
export function wishCost(
  wish: Wish,
  places: readonly DraftPlace[],
  frames: readonly DayFrame[],
  { today, isEmpty }: { today: CivilDay; isEmpty: boolean },
): WishCost | undefined {
  const reach = (other: Wish) =>
    fittingPlaces(places, other).filter(({ place }) =>
      frames.some((frame) => chanceOn(place, frame, other, today)),
    ).length;
  const minutes = Math.min(MORE, mostDriving(wish) - wish.drive);
  const easier: [WishCost['wish'], Wish | undefined][] = [
    ['drive', minutes > 0 ? { ...wish, drive: wish.drive + minutes } : undefined],
    ['dog', wish.dog ? { ...wish, dog: false } : undefined],
    ['stepFree', wish.stepFree ? { ...wish, stepFree: false } : undefined],
    ['rain', wish.sky === 'rain' ? { ...wish, sky: 'fair' } : undefined],
  ];
  const now = reach(wish);
  const dearest = (wishes: readonly (readonly [WishCost['wish'], Wish | undefined])[]) =>
    wishes
      .flatMap(([name, other]): WishCost[] => {
        const more = other ? reach(other) - now : 0;
        const cost = { wish: name, minutes: name === 'drive' ? minutes : 0, places: more };
        return more > 0 ? [{ ...cost, base: name === 'base' ? other?.base : undefined }] : [];
      })
      .sort((one, other) => other.places - one.places)[0];
  const bases = isEmpty ? BASES.map((base) => ['base', { ...wish, base }] as const) : [];
  return dearest(easier) ?? dearest(bases);
}
