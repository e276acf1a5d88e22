import { useEffect, useMemo, useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { DraftedDay, DraftStop, Wish, WishCost, WishedDays } from './wish.ts';
import { wishOf } from './wish-of-stay.ts';

type Day = Pick<DraftedDay, 'day' | 'stops'>;
type Days = readonly Day[];
type Spot = NonNullable<Wish['kept']>[number];

interface Choices extends Pick<Wish, 'out' | 'most' | 'turns'> {
  kept: readonly Spot[];
  /** Stays only because the visitor changed something else. */
  held: readonly Spot[];
}

const NOTHING: Choices = { kept: [], held: [] };

/** The last wish, until reload, so that it's still there when the visitor comes back from a place. */
let last: { of: string; general: Partial<Wish>; choices: Choices } | undefined;

/** The visitor's wish and the actions that change it, for all days or for one while the others stay. */
export function useWish({ arrival, departure }: WishedDays, checkIn: string) {
  const of = `${arrival}/${departure}`;
  const before = last?.of === of ? last : undefined;
  const [general, setGeneral] = useState(before?.general ?? {});
  const [choices, setChoices] = useState(before?.choices ?? NOTHING);
  useEffect(() => {
    last = { of, general, choices };
  }, [of, general, choices]);
  const wish = useMemo((): Wish => {
    const { kept, held, ...days } = choices;
    const before = wishOf({ arrival, departure }, checkIn);
    return { ...before, ...general, ...days, kept: [...held, ...kept] };
  }, [arrival, departure, checkIn, general, choices]);
  const actions = useMemo(() => actionsOn(setGeneral, setChoices), []);
  return { wish, kept: choices.kept, ...actions };
}

/** The visitor's actions; stable, so that memoized days don't rerender. */
function actionsOn(
  setGeneral: (change: (before: Partial<Wish>) => Partial<Wish>) => void,
  setChoices: (change: (before: Choices) => Choices) => void,
) {
  const takeOut = (days: Days, { day, stops }: Day, { place: { key } }: DraftStop, by: number) =>
    setChoices((before) => ({
      kept: before.kept.filter((one) => one.key !== key),
      held: spots(days).filter((one) => one.key !== key),
      most: { ...lengths(days), [day]: stops.length - by },
      out: [...(before.out ?? []), key],
      turns: { ...before.turns, [day]: 0 },
    }));
  return {
    /** Changes the general wish: redrafts all days around what is kept, without what is ruled out. */
    change(changed: Partial<Wish>) {
      setGeneral((before) => ({ ...before, ...changed }));
      setChoices(({ kept, out = [] }) => ({ ...NOTHING, kept, out }));
    },
    /** The next best draft of one day, with what is kept there; the other days stay. */
    anotherDay(days: Days, { day }: Day) {
      const others = days.filter((one) => one.day !== day);
      setChoices((before) => ({
        ...before,
        held: spots(others),
        most: lengths(others),
        turns: { ...before.turns, [day]: (before.turns?.[day] ?? 0) + 1 },
      }));
    },
    /** Toggles whether the visit is kept on its day. */
    keep({ day }: Day, { place: { key } }: DraftStop) {
      setChoices(({ kept, ...before }) => {
        const others = kept.filter((one) => one.key !== key);
        return { ...before, kept: others.length < kept.length ? others : [...kept, { day, key }] };
      });
    },
    another: (days: Days, day: Day, stop: DraftStop) => takeOut(days, day, stop, 0),
    remove: (days: Days, day: Day, stop: DraftStop) => takeOut(days, day, stop, 1),
  };
}

/** The change that drops the costliest wish. */
export function without(cost: WishCost, wish: Wish): Partial<Wish> {
  if (cost.wish === 'drive') return { drive: wish.drive + cost.minutes };
  if (cost.wish === 'base') return { base: cost.base ?? wish.base };
  return cost.wish === 'rain' ? { sky: 'fair' } : { [cost.wish]: false };
}

function spots(days: Days): Spot[] {
  return days.flatMap(({ day, stops }) => stops.map(({ place }) => ({ day, key: place.key })));
}

function lengths(days: Days): Record<CivilDay, number> {
  return Object.fromEntries(days.map(({ day, stops }) => [day, stops.length]));
}
