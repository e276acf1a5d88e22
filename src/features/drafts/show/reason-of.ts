import { WEEKDAYS } from '../../../model/day/calendar-names.ts';
import { type CivilDay, dayText, weekday } from '../../../model/day/civil-day.ts';
import { fillText } from '../../../site/words/fill-text.ts';
import type { useWords } from '../../../site/words/words-context.ts';
import type { DraftStop } from '../wish.ts';

type Words = ReturnType<typeof useWords<'drafts'>>['reasons'];

/** The one thing that speaks most for it on that day, from what the guide knows. */
export function reasonOf({ place, callFirst }: DraftStop, day: CivilDay, words: Words): string {
  const { days, months, tours, open, closed, free, meal, best, indoors } = place;
  const at = WEEKDAYS[weekday(day)] ?? '';
  if (days) return isOfOneDay(days, day) ? words.today : words.run;
  if (months) return fillText(words.season, { months: months.join(', ') });
  if (meal) return words.table;
  if (tours && !callFirst) return words.tours;
  if (closed && open && !callFirst) return fillText(words.open, { weekday: at });
  if (free) return words.free;
  if (best?.includes('morning')) return words.morning;
  if (best?.includes('evening')) return words.evening;
  if (indoors) return words.indoors;
  return open && !callFirst ? fillText(words.open, { weekday: at }) : '';
}

function isOfOneDay(days: NonNullable<DraftStop['place']['days']>, day: CivilDay): boolean {
  const iso = dayText(day);
  return days.some(({ startDate, endDate }) => startDate === iso && endDate === iso);
}
