import { type CivilDay, FIRST_DAY, LAST_DAY, parseDay } from '../day/civil-day.ts';
import type { Days, Hours, Rule, Schedule, ScheduleEntry, Span } from './shapes/schedule.ts';
import type { When, WhenEntry, WhenExcept, WhenHours, WhenRule, WhenSpan } from './shapes/when.ts';
import { readAllMonths } from './words/months.ts';
import { type NamedDays, plainEvery } from './words/plain.ts';

type ReadEvery = (text: string) => NamedDays | undefined;

/** The schedule of days, spans and plain rules. Throws for words that only `readWhen` reads. */
export function readPlain(when: When, readEvery?: ReadEvery): Schedule {
  return [when].flat().map((entry) => readEntry(entry, readEvery));
}

function readEntry(entry: WhenEntry, readEvery?: ReadEvery): ScheduleEntry {
  if (typeof entry === 'string') return readSpan({ from: entry, to: entry });
  if ('every' in entry) return readRule(entry, readEvery);
  return readSpan('day' in entry ? { ...entry, from: entry.day, to: entry.day } : entry);
}

function readSpan({ from, to, usual = false, ...hours }: WhenSpan): Span {
  const start = readDay(from);
  return {
    from: start,
    until: start,
    lasts: readDay(to) - start + 1,
    usual,
    hours: writtenHours(hours),
  };
}

/** A rule as the owner wrote it; without bounds, all years. Throws if `readEvery` can't read it. */
export function readRule(rule: WhenRule, readEvery: ReadEvery = plainEvery): Rule {
  const named = readEvery(rule.every);
  if (named === undefined) throw new Error(`${rule.every} is no rule that whenSchema accepts`);
  const { every, months: ownMonths } = named;
  const months = readAllMonths(typeof rule.in === 'string' ? [rule.in] : rule.in);
  return {
    every,
    months: ownMonths ? months.filter((month) => ownMonths.includes(month)) : months,
    shift: named.shift + (rule.shift ?? 0),
    from: rule.from === undefined ? FIRST_DAY : readDay(rule.from),
    until: rule.until === undefined ? LAST_DAY : readDay(rule.until),
    except: (rule.except ?? []).map(readExcept),
    lasts: rule.lasts ?? named.lasts,
    usual: rule.usual ?? false,
    hours: writtenHours(rule),
  };
}

/** The days on which a rule doesn't start. */
export function readExcept(written: WhenExcept): Days {
  const { from, to } = typeof written === 'string' ? { from: written, to: written } : written;
  return { first: readDay(from), last: readDay(to) };
}

function writtenHours({ starts, ends }: WhenHours): Hours {
  return { ...(starts === undefined ? {} : { starts }), ...(ends === undefined ? {} : { ends }) };
}

function readDay(text: string): CivilDay {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`${text} is no day that whenSchema accepts`);
  return day;
}
