import { type CivilDay, dayText, parseDay } from '../../model/day/civil-day.ts';
import { readDays } from '../../model/when/words/days.ts';

/** The hour after a date: "T09:00:00Z", " at 9:30 a.m. CST". It isn't read, only the day counts. */
const HOUR =
  /(?:[T\s]|,?\s+(?:at\s+)?)\d{1,2}(?::\d{2}){0,2}(?:\.\d+)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2}|[CE]?[SD]?T)?$/iu;

/**
 * The ISO date that `publishedAt` states (decision 24), in the common American forms; by the text
 * alone, so that no time zone can shift it. A weekday beside it doesn't count.
 */
export function publishedIsoDate(publishedAt: string): string | undefined {
  const { spans = [] } =
    readDays(publishedAt) ?? readDays(publishedAt.trim().replace(HOUR, '')) ?? {};
  const [{ from, to } = { from: '', to: '' }, ...others] = spans;
  return others.length === 0 && from === to && parseDay(from) !== undefined ? from : undefined;
}

/** The later of the dates of a post's publication and of its last review, if it states one. */
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

/** True if a post published then waits for a later day (decision 28); without a date, it doesn't. */
export function waits(publishedAt: string, day: CivilDay): boolean {
  const published = publishedIsoDate(publishedAt);
  return published !== undefined && published > dayText(day);
}
