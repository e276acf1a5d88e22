import { useMemo, useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { DraftDay, DraftStop, Wish, WishCost } from './wish.ts';
import { wishOf } from './wish-of-stay.ts';

type Spot = NonNullable<Wish['kept']>[number];

/** What the visitor has done with the days. */
interface Choices extends Pick<Wish, 'out' | 'most' | 'turns'> {
  /** What the visitor keeps. */
  kept: readonly Spot[];
  /** What stays because only something else was changed. */
  held: readonly Spot[];
}

const NOTHING: Choices = { kept: [], held: [] };

/** What the visitor wants, and what changes it: all days, or one of them while the others stay. */
export function useWish(
  { arrival, departure }: { arrival: CivilDay; departure: CivilDay },
  checkIn: string,
) {
  const [general, setGeneral] = useState<Partial<Wish>>({});
  const [choices, setChoices] = useState(NOTHING);
  const wish = useMemo((): Wish => {
    const { kept, held, ...days } = choices;
    const before = wishOf({ arrival, departure }, checkIn);
    return { ...before, ...general, ...days, kept: [...kept, ...held] };
  }, [arrival, departure, checkIn, general, choices]);
  /** All days stay as they are, but for one and what else is changed. */
  const changeOne = (days: readonly DraftDay[], changed: CivilDay, choice: Partial<Choices>) =>
    setChoices((before) => ({
      ...before,
      held: spots(days.filter(({ day }) => day !== changed)),
      most: lengths(days.filter(({ day }) => day !== changed)),
      ...choice,
    }));
  /** Something is taken out, and the rest of its day stays. */
  const takeOut = (
    days: readonly DraftDay[],
    { day, stops }: DraftDay,
    stop: DraftStop,
    by: number,
  ) =>
    changeOne(days, day, {
      kept: choices.kept.filter(({ key }) => key !== stop.place.key),
      held: spots(days).filter(({ key }) => key !== stop.place.key),
      most: { ...lengths(days), [day]: stops.length - by },
      out: [...(choices.out ?? []), stop.place.key],
      turns: { ...choices.turns, [day]: 0 },
    });
  return {
    wish,
    kept: new Set(choices.kept.map(({ key }) => key)),
    /** Changes what all days go by; they are drafted anew but for what is kept. */
    change(changed: Partial<Wish>) {
      setGeneral((before) => ({ ...before, ...changed }));
      setChoices(({ kept }) => ({ ...NOTHING, kept }));
    },
    /** The next best draft of the day, with what is kept. */
    anotherDay(days: readonly DraftDay[], { day }: DraftDay) {
      changeOne(days, day, {
        turns: { ...choices.turns, [day]: (choices.turns?.[day] ?? 0) + 1 },
      });
    },
    /** Keeps the visit on its day, or lets it go. */
    keep({ day }: DraftDay, { place: { key } }: DraftStop) {
      setChoices(({ kept, ...before }) => {
        const others = kept.filter((one) => one.key !== key);
        return { ...before, kept: others.length < kept.length ? others : [...kept, { day, key }] };
      });
    },
    /** Something else in its place. */
    another: (days: readonly DraftDay[], day: DraftDay, stop: DraftStop) =>
      takeOut(days, day, stop, 0),
    /** Nothing in its place. */
    remove: (days: readonly DraftDay[], day: DraftDay, stop: DraftStop) =>
      takeOut(days, day, stop, 1),
    /** Lets go of the wish that costs most. */
    without: (cost: WishCost): Partial<Wish> =>
      cost.wish === 'drive'
        ? { drive: wish.drive + cost.minutes }
        : cost.wish === 'rain'
          ? { sky: 'fair' }
          : { [cost.wish]: false },
  };
}

function spots(days: readonly DraftDay[]): Spot[] {
  return days.flatMap(({ day, stops }) => stops.map(({ place }) => ({ day, key: place.key })));
}

function lengths(days: readonly DraftDay[]): Record<CivilDay, number> {
  return Object.fromEntries(days.map(({ day, stops }) => [day, stops.length]));
}
