import ICAL from 'ical.js';
import { MONTHS, WEEKDAYS } from '../../model/day/calendar-names.ts';
import {
  type CivilDay,
  dayOf,
  dayParts,
  dayText,
  LAST_DAY,
  weekday,
} from '../../model/day/civil-day.ts';
import { readWhen } from '../../model/when/read-when.ts';
import type { WhenEntry, WhenRule } from '../../model/when/shapes/when.ts';
import { startsWithin } from '../../model/when/starts.ts';
import { inTexas, type Moved, type Span, writtenSpan } from './span.ts';

/** Limits for listing days that no rule of the site covers: how many, and how many days ahead. */
const MOST_DAYS = 60;
const AHEAD = 731;

const MOST_STEPS = 2_000;

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const NTH: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  [-1]: 'last',
};

/** When an event is, in the site's format: its days, or a rule that the site knows. */
export function withRule(
  component: ICAL.Component,
  span: Span,
  moved: readonly Moved[],
  today: CivilDay,
  notes: string[],
): WhenEntry[] {
  const rule = component.getFirstPropertyValue('rrule') as ICAL.Recur | null;
  const added = daysIn(component, 'rdate', notes).map((day) => movedTo(span, day));
  const elsewhere = [...added, ...moved.flatMap(({ to }) => to ?? [])].map(writtenSpan);
  const dropped = [...daysIn(component, 'exdate', notes), ...moved.map(({ from }) => from)];
  if (!rule) return [...(dropped.includes(span.first) ? [] : [writtenSpan(span)]), ...elsewhere];
  const { year, month, day } = component.getFirstPropertyValue('dtstart') as ICAL.Time;
  // Sunday at 1 AM in UTC is still Saturday in Texas.
  const later = span.first - dayOf(year, month, day);
  const every = rule.count ? undefined : everyOf(rule, span, later);
  if (every) return [...every.map((words) => ruleOf(words, rule, span, dropped)), ...elsewhere];
  const days = isTame(rule) ? stepsOf(rule, span, later, today) : undefined;
  if (!days) {
    notes.push('It comes again by a rule that the site does not know. Add its other days.');
    return [writtenSpan(span), ...elsewhere];
  }
  if (days.length > MOST_DAYS) notes.push(`Only its next ${MOST_DAYS} days are here.`);
  const kept = days.filter((day) => !dropped.includes(day)).slice(0, MOST_DAYS);
  return [...kept.map((day) => writtenSpan(movedTo(span, day))), ...elsewhere];
}

function ruleOf(
  { every, in: months }: Pick<WhenRule, 'every' | 'in'>,
  rule: ICAL.Recur,
  { first, last, starts, ends }: Span,
  dropped: readonly CivilDay[],
): WhenRule {
  const until = lastOf(rule);
  const made: WhenRule = {
    every,
    ...(months && { in: months }),
    ...(last > first && { lasts: last - first + 1 }),
    from: dayText(first),
    ...(until !== undefined && { until: dayText(until) }),
    ...(starts && { starts }),
    ...(ends && { ends }),
  };
  const schedule = readWhen(made);
  const except = dropped.filter((day) => schedule.some((entry) => startsWithin(entry, day, day)));
  return { ...made, ...(except.length > 0 && { except: except.map(dayText) }) };
}

/**
 * The rule in the site's words, such as "first Saturday"; undefined if it has none for it. In
 * Texas, the weekdays are `later` days after those in the rule.
 */
function everyOf(
  rule: ICAL.Recur,
  { first }: Span,
  later: number,
): Pick<WhenRule, 'every' | 'in'>[] | undefined {
  const { freq, interval, parts } = rule;
  const names = Object.keys(parts).sort().join();
  if (interval !== 1) return undefined;
  const { month, day } = dayParts(first);
  const months = (parts.BYMONTH ?? []).map((each) => MONTHS[Number(each) - 1] ?? '');
  if (months.includes('')) return undefined;
  if (later !== 0 && names !== '' && freq !== 'WEEKLY') return undefined;
  // The second of several weekdays is not the second of each.
  if (parts.BYSETPOS && parts.BYDAY?.length !== 1) return undefined;
  const weekdays = (parts.BYDAY ?? []).map((each) => wordsOf(String(each), later, parts.BYSETPOS));
  if (freq === 'WEEKLY' && (names === '' || names === 'BYDAY')) {
    const days = names === '' ? [WEEKDAYS[weekday(first)]] : weekdays;
    return days.every((each) => each && !each.includes(' '))
      ? days.map((every) => ({ every: String(every) }))
      : undefined;
  }
  const isNth = /^(?:BYDAY|BYDAY,BYMONTH|BYDAY,BYSETPOS|BYDAY,BYMONTH,BYSETPOS)$/.test(names);
  if (isNth && (freq === 'MONTHLY' || (freq === 'YEARLY' && months.length > 0)))
    return weekdays.every((each) => each?.includes(' '))
      ? weekdays.map((every) => ({
          every: String(every),
          ...(months.length > 0 && { in: months }),
        }))
      : undefined;
  const isDate = names === '' || names === 'BYMONTH' || names === 'BYMONTH,BYMONTHDAY';
  if (freq !== 'YEARLY' || !isDate || months.length > 1) return undefined;
  const [date = day, ...more] = (parts.BYMONTHDAY ?? []).map(Number);
  if (more.length > 0 || date < 1 || date > 31) return undefined;
  return [{ every: `${months[0] ?? MONTHS[month - 1]} ${date}` }];
}

/** "Saturday", or "first Saturday" for 1SA and for SA with a position. */
function wordsOf(
  text: string,
  later: number,
  positions: readonly unknown[] = [],
): string | undefined {
  const [, before, code = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(text) ?? [];
  const day = CODES.includes(code) ? WEEKDAYS[(CODES.indexOf(code) + later + 7) % 7] : undefined;
  if (before === undefined && positions.length === 0) return day;
  const nth = NTH[Number(before ?? positions[0])];
  return positions.length > 1 || !nth || !day ? undefined : `${nth} ${day}`;
}

/** True for rules that recur soon enough: iterating others can keep a computer busy for hours. */
function isTame({ freq, interval, parts }: ICAL.Recur): boolean {
  const names = Object.keys(parts).sort().join();
  const allowed: Readonly<Record<string, readonly string[]>> = {
    DAILY: ['', 'BYDAY'],
    WEEKLY: ['', 'BYDAY'],
    MONTHLY: ['', 'BYDAY', 'BYMONTHDAY'],
    YEARLY: ['', 'BYMONTH'],
  };
  const days = (parts.BYMONTHDAY ?? []).map(Number);
  return (
    allowed[freq]?.includes(names) === true &&
    interval >= 1 &&
    interval <= 60 &&
    days.every((day) => (day >= 1 && day <= 28) || (day <= -1 && day >= -28)) &&
    (parts.BYDAY ?? []).every((day) => /^(?:[+-]?[1-4])?(?:SU|MO|TU|WE|TH|FR|SA)$/.test(`${day}`))
  );
}

/** Undefined if it never ends, or ends after the site's calendar. */
function lastOf({ until }: ICAL.Recur): CivilDay | undefined {
  return until && until.year <= dayParts(LAST_DAY).year
    ? inTexas(until, undefined, []).day
    : undefined;
}

/** The rule's days from today on, one more than are kept; undefined if it began too long ago. */
function stepsOf(
  rule: ICAL.Recur,
  { first }: Span,
  later: number,
  today: CivilDay,
): CivilDay[] | undefined {
  const steps = rule.iterator(ICAL.Time.fromDateString(dayText(first - later)));
  const found: CivilDay[] = [];
  const last = Math.min(lastOf(rule) ?? LAST_DAY, Math.max(first, today) + AHEAD);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = steps.next() as ICAL.Time | null;
    const at = next ? dayOf(next.year, next.month, next.day) + later : LAST_DAY + 1;
    if (at > last || found.length > MOST_DAYS) return found;
    if (at >= today) found.push(at);
  }
  return undefined;
}

function movedTo({ first, last, ...hours }: Span, day: CivilDay): Span {
  return { ...hours, first: day, last: day + (last - first) };
}

/** The days of a property, which may occur several times with several values each. */
function daysIn(component: ICAL.Component, name: string, notes: string[]): CivilDay[] {
  return component.getAllProperties(name).flatMap((property) =>
    property
      .getValues()
      .slice(0, MOST_STEPS)
      .map((value) => {
        const time = (value as ICAL.Period).start ?? (value as ICAL.Time);
        return inTexas(time, property.getFirstParameter('tzid'), notes).day;
      }),
  );
}
