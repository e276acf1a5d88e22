import { useEffect, useMemo, useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { DraftedDay, DraftStop, Wish, WishCost, WishedDays } from './wish.ts';
import { wishOf } from './wish-of-stay.ts';

type Day = Pick<DraftedDay, 'day' | 'stops'>;
type Days = readonly Day[];
type Spot = NonNullable<Wish['kept']>[number];

/** What the visitor has done with the days. */
interface Choices extends Pick<Wish, 'out' | 'most' | 'turns'> {
  /** What the visitor keeps. */
  kept: readonly Spot[];
  /** What stays because only something else was changed. */
  held: readonly Spot[];
}

const NOTHING: Choices = { kept: [], held: [] };

/** What was wished last, until the site is loaded again: whoever comes back from a place finds it. */
let last: { of: string; general: Partial<Wish>; choices: Choices } | undefined;

/** What the visitor wants, and what changes it: all days, or one of them while the others stay. */
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

/** What the visitor can do; the same for as long as the page is open, so that days needn't change. */
function actionsOn(
  setGeneral: (change: (before: Partial<Wish>) => Partial<Wish>) => void,
  setChoices: (change: (before: Choices) => Choices) => void,
) {
  /** Something is taken out, and all else stays. */
  const takeOut = (days: Days, { day, stops }: Day, { place: { key } }: DraftStop, by: number) =>
    setChoices((before) => ({
      kept: before.kept.filter((one) => one.key !== key),
      held: spots(days).filter((one) => one.key !== key),
      most: { ...lengths(days), [day]: stops.length - by },
      out: [...(before.out ?? []), key],
      turns: { ...before.turns, [day]: 0 },
    }));
  return {
    /** Changes what all days go by; they are drafted again but for what is kept, and without what is out. */
    change(changed: Partial<Wish>) {
      setGeneral((before) => ({ ...before, ...changed }));
      setChoices(({ kept, out = [] }) => ({ ...NOTHING, kept, out }));
    },
    /** The next best draft of the day, with what is kept; the other days stay. */
    anotherDay(days: Days, { day }: Day) {
      const others = days.filter((one) => one.day !== day);
      setChoices((before) => ({
        ...before,
        held: spots(others),
        most: lengths(others),
        turns: { ...before.turns, [day]: (before.turns?.[day] ?? 0) + 1 },
      }));
    },
    /** Keeps the visit on its day, or lets it go. */
    keep({ day }: Day, { place: { key } }: DraftStop) {
      setChoices(({ kept, ...before }) => {
        const others = kept.filter((one) => one.key !== key);
        return { ...before, kept: others.length < kept.length ? others : [...kept, { day, key }] };
      });
    },
    /** Something else in its place. */
    another: (days: Days, day: Day, stop: DraftStop) => takeOut(days, day, stop, 0),
    /** Nothing in its place. */
    remove: (days: Days, day: Day, stop: DraftStop) => takeOut(days, day, stop, 1),
  };
}

/** What lets go of the wish that costs most. */
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
