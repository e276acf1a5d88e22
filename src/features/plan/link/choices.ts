import { dayText } from '../../../model/day/civil-day.ts';
import type { PlanItem } from '../../saving/plan.ts';
import { checkStay, readStay } from '../../stay/stay.ts';
import { planDayName } from '../day-names.ts';
import { type PlanFacts, titleOf } from '../plan-facts.ts';
import { type Difference, isSame } from './compare-plans.ts';
import type { LinkedPlan } from './read-plan-link.ts';

export interface Choice {
  id: string;
  title: string;
  what: string;
  /** One item, or all items of a day that differ only in order. */
  differences: readonly Difference[];
  /** True if theirs wins by default. */
  isTheirs: boolean;
}

interface Names {
  facts: ReadonlyMap<string, PlanFacts> | undefined;
  sometime: string;
  /** The visitor's own dates, as /stay writes them. */
  ownStay: string;
}

export const DATES = 'dates';

/** Groups the differences into the choices a visitor makes. */
export function choicesOf(
  differences: readonly Difference[],
  { hasNotes, stay }: LinkedPlan,
  { facts, sometime, ownStay }: Names,
): Choice[] {
  const nameOf = (day: string | undefined) => (day ? planDayName(day) : sometime);
  const isOrderOnly = ({ mine, theirs }: Difference) =>
    mine !== undefined && isSame(mine, theirs, { hasNotes, hasCounts: false });
  const ofOrder = differences.filter(isOrderOnly);
  const days = [...new Set(ofOrder.map(({ theirs }) => theirs.day))];
  const ofThings = differences.filter((difference) => !isOrderOnly(difference));
  return [
    ...datesChoice(stay, ownStay),
    ...ofThings.map((difference) => ({
      id: difference.theirs.key,
      title: titleOf(difference.theirs, facts?.get(difference.theirs.key)),
      what: inWords(difference, nameOf),
      differences: [difference],
      isTheirs: difference.isTheirs,
    })),
    ...days.map((day) => {
      const ofDay = ofOrder.filter(({ theirs }) => theirs.day === day);
      return {
        id: `order ${day ?? ''}`,
        title: nameOf(day),
        what: 'In another order',
        differences: ofDay,
        isTheirs: ofDay.some(({ isTheirs }) => isTheirs),
      };
    }),
  ];
}

/** Visitors with dates of their own keep them by default. */
function datesChoice(stay: string, ownStay: string): Choice[] {
  const dates = checkStay(readStay(stay));
  if (typeof dates === 'string' || stay === ownStay) return [];
  const [from, to] = [dates.arrival, dates.departure].map((day) => planDayName(dayText(day)));
  const what = `${from}, to ${to}`;
  return [{ id: DATES, title: 'Their dates', what, differences: [], isTheirs: ownStay === '' }];
}

function inWords(
  { mine, theirs, kind }: Difference,
  nameOf: (day: string | undefined) => string,
): string {
  const whole = (item: PlanItem) =>
    item.gone
      ? 'taken out'
      : [nameOf(item.day), item.note && `“${item.note}”`].filter(Boolean).join(', ');
  if (mine && kind === 'both')
    return `You have both changed it. Theirs: ${whole(theirs)}. Yours: ${whole(mine)}.`;
  if (mine && kind === 'unknown') return `Theirs: ${whole(theirs)}. Yours: ${whole(mine)}.`;
  if (theirs.gone) return 'Taken out';
  if (!mine || kind === 'new') return `New: ${whole(theirs)}`;
  if (mine.day !== theirs.day) return `Moved to ${whole(theirs)}`;
  return theirs.note ? `Note: “${theirs.note}”` : 'Without its note';
}
