import { type CivilDay, dayText } from '../../../model/day/civil-day.ts';
import { moveItem } from '../../saving/change-plan.ts';
import { type Plan, shownItems } from '../../saving/plan.ts';
import type { DraftPlace } from '../draft-place.ts';
import { planWithStops } from '../plan-of-draft.ts';
import { solveDays } from '../solve/solve-days.ts';
import type { Wish } from '../wish.ts';

/** A change that moves today's plan indoors from now on; undefined if the rules allow nothing. */
export function rainyPlan(
  plan: Plan,
  places: readonly DraftPlace[],
  wish: Wish,
  today: CivilDay,
): ((plan: Plan) => Plan) | undefined {
  const iso = dayText(today);
  const items = shownItems(plan);
  const elsewhere = items.filter(({ day }) => day !== undefined && day !== iso);
  const out = elsewhere.map(({ key }) => key);
  const day = solveDays({ ...wish, out }, places, today).days.find((one) => one.day === today);
  if (!day || day.stops.length === 0) return undefined;
  const indoors = new Set(places.filter((place) => place.indoors).map(({ key }) => key));
  const wet = items.filter((item) => item.day === iso && !indoors.has(item.key));
  return (before) => {
    const dry = wet.reduce(
      (changed, { key }) => moveItem(changed, key, { day: undefined, place: 0 }),
      before,
    );
    return planWithStops(dry, iso, day.stops);
  };
}
