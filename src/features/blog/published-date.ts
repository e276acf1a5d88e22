import { type CivilDay, dayText, parseDay } from '../../model/day/civil-day.ts';
import { readDays } from '../../model/when/words/days.ts';

/** The time after a date: "T09:00:00Z", " at 9:30 a.m. CST". Dropped: only the day counts. */
const HOUR =
  /(?:[T\s]|,?\s+(?:at\s+)?)\d{1,2}(?::\d{2}){0,2}(?:\.\d+)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2}|[CE]?[SD]?T)?$/iu;

/**
 * The ISO date in `publishedAt` (decision 24), in common American forms. Reads the text only, so that no
 * time zone can shift it; ignores a weekday.
 */
export function publishedIsoDate(publishedAt: string): string | undefined {
  const { spans = [] } =
    readDays(publishedAt) ?? readDays(publishedAt.trim().replace(HOUR, '')) ?? {};
  const [{ from, to } = { from: '', to: '' }, ...others] = spans;
  return others.length === 0 && from === to && parseDay(from) !== undefined ? from : undefined;
}

/** The later of a post's publication and review dates, if it states any. */
export function updatedIsoDate({
  publishedAt,
  reviewed,
}: {
  publishedAt: string;
  reviewed?: string | undefined;
}): string | undefined {
  return [publishedIsoDate(publishedAt), reviewed]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

/** True if the post is scheduled for a later day (decision 28); never without a date. */
export function waits(publishedAt: string, day: CivilDay): boolean {
  const published = publishedIsoDate(publishedAt);
  return published !== undefined && published > dayText(day);
}
