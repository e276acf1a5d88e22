import { type CivilDay, FIRST_DAY, LAST_DAY, parseDay } from '../day/civil-day.ts';
import { readAllMonths, readEvery } from './every.ts';
import type { Hours, Rule, Schedule, ScheduleEntry, Span } from './schedule.ts';
import type { When, WhenEntry, WhenHours, WhenRule, WhenSpan } from './when.ts';

/**
 * The schedule that the owner wrote (decision 27). Throws only for what `whenSchema` refuses.
 */
export function readWhen(when: When): Schedule {
  return (Array.isArray(when) ? when : [when]).map(readEntry);
}

function readEntry(entry: WhenEntry): ScheduleEntry {
  if (typeof entry === 'string') return readSpan({ from: entry, to: entry });
  if ('every' in entry) return readRule(entry);
  return readSpan('day' in entry ? { ...entry, from: entry.day, to: entry.day } : entry);
}

/** A day or a span that the owner wrote. */
export function readSpan({ from, to, usual = false, ...hours }: WhenSpan): Span {
  const start = readDay(from);
  return {
    from: start,
    until: start,
    lasts: readDay(to) - start + 1,
    usual,
    hours: writtenHours(hours),
  };
}

/** A rule that the owner wrote. Without bounds, it holds for all days that can be written. */
export function readRule(rule: WhenRule): Rule {
  const every = readEvery(rule.every);
  if (every === undefined) throw new Error(`${rule.every} is no rule that whenSchema accepts`);
  return {
    every,
    months: readAllMonths(typeof rule.in === 'string' ? [rule.in] : rule.in),
    shift: rule.shift ?? 0,
    from: rule.from === undefined ? FIRST_DAY : readDay(rule.from),
    until: rule.until === undefined ? LAST_DAY : readDay(rule.until),
    except: (rule.except ?? []).map(readDay),
    lasts: rule.lasts ?? 1,
    usual: rule.usual ?? false,
    hours: writtenHours(rule),
  };
}

function writtenHours({ starts, ends }: WhenHours): Hours {
  return { ...(starts === undefined ? {} : { starts }), ...(ends === undefined ? {} : { ends }) };
}

function readDay(text: string): CivilDay {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`${text} is no day that whenSchema accepts`);
  return day;
}
