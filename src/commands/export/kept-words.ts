import { z } from 'zod';
import { type CivilDay, dayText, parseDay } from '../../model/day/civil-day.ts';

/** For how many days an export keeps words that its pages no longer have. */
const DAYS = 30;

export const keptWordsSchema = z.object({
  /** The name of the set that the pages have. */
  current: z.string(),
  /** The ISO dates on which the pages stopped having other sets, by the sets' names. */
  older: z.record(z.string(), z.iso.date()),
});

/** The sets of words in an export: a tab that was opened before it still asks for its own. */
export type KeptWords = z.infer<typeof keptWordsSchema>;

/** What an export on the day keeps, if its pages have the set named `current`. */
export function keptWords(
  before: KeptWords | undefined,
  current: string,
  day: CivilDay,
): KeptWords {
  const older = { ...before?.older, ...(before && { [before.current]: dayText(day) }) };
  const isKept = ([set, last]: [string, string]) =>
    set !== current && (parseDay(last) ?? 0) >= day - DAYS;
  return { current, older: Object.fromEntries(Object.entries(older).filter(isKept)) };
}
