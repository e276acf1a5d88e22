import { type CivilDay, dayOf, dayText, parseDay } from '../../day/civil-day.ts';
import { monthAndDay } from '../../day/day-in-words.ts';
import type { When, WhenEntry } from '../shapes/when.ts';
import { LONGEST_WORDS, readDays } from './days.ts';
import { readEvery } from './every.ts';
import type { NamedDays } from './plain.ts';

/** The entries for an owner's words, or why the words are unclear. */
export type ReadWords = { entries: WhenEntry[] } | Unclear;

/** A problem with the words, and an unambiguous way to write what they probably mean. */
export interface Unclear {
  problem: string;
  means?: When;
}

const WORDS_FORM =
  'must be a day such as 2026-12-05 or December 5, 2026, or a rule such as first Saturday, every Friday in July or Thanksgiving';

const EVERY_OTHER =
  'comes every other week, for which there is no rule; write its days, such as when: [2026-12-05, 2026-12-19]';

const FRIDAY = 'day after Thanksgiving';

/** An event's days in an owner's words: days, or a rule of `readEvery` with or without a year. */
export function readWords(text: string): ReadWords {
  if (text.length > LONGEST_WORDS) return { problem: WORDS_FORM };
  const days = readDays(text);
  if (days?.problem !== undefined) return { problem: days.problem };
  if (days) return { entries: days.spans.map(writtenSpan) };
  const [, rule = text, year] = /^(.*?)(?:,?\s+((?:19|20|21)\d\d))?$/su.exec(text.trim()) ?? [];
  const named = readEvery(rule);
  if (named === undefined || named.isOne) return unclear(text) ?? { problem: WORDS_FORM };
  if (year === undefined) return { entries: [{ every: rule }] };
  const [from, until] = startsIn(Number(year), named).map((day) => dayText(day + named.shift));
  return parseDay(from ?? '') === undefined || parseDay(until ?? '') === undefined
    ? { problem: WORDS_FORM }
    : { entries: [{ every: rule, from, until }] };
}

/** The first and the last day of the year that `every` may name. */
function startsIn(year: number, { every }: NamedDays): CivilDay[] {
  if (!('weekday' in every)) return [dayOf(year, 1, 1), dayOf(year, 12, 31)];
  const day = dayOf(year, every.month, every.day);
  return [day - 6, day];
}

function writtenSpan({ from, to }: { from: string; to: string }): WhenEntry {
  return from === to ? from : { from, to };
}

/** What's ambiguous or missing in words that nearly fit; undefined if unknown. */
function unclear(text: string): Unclear | undefined {
  if (/\b(?:other|alternate|biweekly)\b/iu.test(text)) return { problem: EVERY_OTHER };
  const [span, second] = /\d{4}/u.test(text) ? [] : (readDays(`${text}, 2028`)?.spans ?? []);
  if (span && second === undefined) return isInOrder(span) ? withoutYear(span) : undefined;
  if (readEvery(text)?.isOne)
    return {
      problem: `may be one day or all of them; write every ${text}, or the date of the one`,
      means: `every ${text}`,
    };
  if (/^thanksgiving weekend$/iu.test(text))
    return {
      problem: `may begin on Thursday or Friday; write { every: ${FRIDAY}, lasts: 3 } if it's Friday`,
      means: { every: FRIDAY, lasts: 3 },
    };
  const saturday = text.replace(/\bweekend\b/iu, 'Saturday');
  if (saturday === text || readEvery(saturday) === undefined) return undefined;
  const means = { every: saturday, lasts: 2 };
  return {
    problem: `may begin on a Friday or a Saturday; write { every: ${saturday}, lasts: 2 } if it's Saturday`,
    means,
  };
}

/** Also false for days that don't exist. */
function isInOrder({ from, to }: { from: string; to: string }): boolean {
  return from <= to && [from, to].every((day) => parseDay(day) !== undefined);
}

function withoutYear({ from, to }: { from: string; to: string }): Unclear {
  const every = monthAndDay(from);
  const lasts = (parseDay(to) ?? 0) - (parseDay(from) ?? 0) + 1;
  const rule = lasts === 1 ? `every ${every}` : `{ every: ${every}, lasts: ${lasts} }`;
  return {
    problem: `does not say the year; write it behind the day, or ${rule} if it comes each year`,
    means: lasts === 1 ? `every ${every}` : { every, lasts },
  };
}
