import { moveItem } from '../../saving/change-plan.ts';
import { isDayNumber, type Plan, shownItems } from '../../saving/plan.ts';

/** The plan with numbered days turned into dates: Day 1 becomes the first of these ISO dates, and so on. */
export function withDates(plan: Plan, dates: readonly string[]): Plan {
  return shownItems(plan).reduce((dated: Plan, { key, day = '' }) => {
    const date = isDayNumber(day) ? dates[Number(day) - 1] : undefined;
    if (date === undefined) return dated;
    const place = shownItems(dated).filter((item) => item.day === date).length;
    return moveItem(dated, key, { day: date, place });
  }, plan);
}
