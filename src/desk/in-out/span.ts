import type ICAL from 'ical.js';
import { type CivilDay, dayOf, dayText, parseDay } from '../../model/day/civil-day.ts';
import type { WhenEntry } from '../../model/when/shapes/when.ts';
import { hourAt } from '../times/texas-hour.ts';

/** From when until when, by clocks in Texas; without hours, all day. */
export interface Span {
  first: CivilDay;
  /** Inclusive. */
  last: CivilDay;
  starts?: string;
  ends?: string;
}

/** A day of a series that was moved; canceled if `to` is undefined. */
export interface Moved {
  from: CivilDay;
  to: Span | undefined;
}

/** A party that ends by this hour of the next day is on one day. */
const MORNING = '06:00';

const TEXAS = 'America/Chicago';

const OF_WINDOWS: Readonly<Record<string, string>> = {
  'Central Standard Time': TEXAS,
  'Eastern Standard Time': 'America/New_York',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
};

/** When an event is or, with `from`, which day of a series it replaces. Throws if it has no day. */
export function spanIn(component: ICAL.Component, notes: string[], from = 'dtstart'): Span {
  const start = clockIn(component, from, notes);
  if (!start) throw new Error('It says no day.');
  if (from !== 'dtstart') return { first: start.day, last: start.day };
  const end = clockIn(component, 'dtend', notes) ?? afterDuration(component, start);
  if (start.time === undefined)
    return { first: start.day, last: Math.max(start.day, (end?.day ?? start.day + 1) - 1) };
  const hours = { starts: start.time, ...(end?.time && { ends: end.time }) };
  if (!end || end.day < start.day || (end.day === start.day && end.time === start.time))
    return { first: start.day, last: start.day, starts: start.time };
  const { time = '' } = end;
  if (time === '00:00' && end.day > start.day)
    return { first: start.day, last: end.day - 1, ...(start.time !== time && hours) };
  const isOneNight = end.day === start.day + 1 && time < start.time && time <= MORNING;
  return { first: start.day, last: isOneNight ? start.day : end.day, ...hours };
}

/** The days in the site's format. */
export function writtenSpan({ first, last, ...hours }: Span): WhenEntry {
  const [from, to] = [dayText(first), dayText(last)];
  if (first !== last) return { from, to, ...hours };
  return hours.starts ? { day: from, ...hours } : from;
}

interface Clock {
  day: CivilDay;
  time: string | undefined;
}

function clockIn(component: ICAL.Component, name: string, notes: string[]): Clock | undefined {
  const property = component.getFirstProperty(name);
  const value = property?.getFirstValue() as ICAL.Time | null | undefined;
  if (!property || !value) return undefined;
  // The library turns a month 13 into a January.
  const written = String((property.toJSON() as unknown[])[3]);
  if (!written.startsWith(value.toString().slice(0, 10))) throw new Error('No such day.');
  return inTexas(value, property.getFirstParameter('tzid'), notes);
}

/** A time in its zone, converted to Texas; without a zone, it's meant for Texas. */
export function inTexas(time: ICAL.Time, zone: string | undefined, notes: string[]): Clock {
  const { year, month, day, hour, minute, isDate } = time;
  const at = dayOf(year, month, day);
  if (!Number.isInteger(at) || parseDay(dayText(at)) === undefined) throw new Error('No such day.');
  if (isDate) return { day: at, time: undefined };
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const named = time.zone?.tzid === 'UTC' ? 'UTC' : zoneNamed(zone);
  if (named === undefined && zone)
    notes.push(`Its time zone, “${zone.slice(0, 60)}”, is not known. Look at the hours.`);
  const instant = named === undefined || named === TEXAS ? undefined : instantIn(named, wall);
  if (instant !== undefined && named !== 'UTC') notes.push('Its hours are now those of Texas.');
  const shown = instant === undefined ? new Date(wall).toISOString() : hourAt(instant);
  return { day: parseDay(shown.slice(0, 10)) ?? Number.NaN, time: shown.slice(11, 16) };
}

function zoneNamed(name: string | undefined): string | undefined {
  // Such as /mozilla.org/20050126_1/America/Chicago.
  const plain = name?.replace(/^\/.*\/(\w+\/\w+)$/, '$1') ?? '';
  const zone = OF_WINDOWS[plain] ?? plain;
  if (!/^[\w+-]+(?:\/[\w+-]+)*$/.test(zone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) && zone;
  } catch {
    return undefined;
  }
}

/** The instant at which a clock in the zone shows `wall`, which is written as if in UTC. */
function instantIn(timeZone: string, wall: number): number {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const ahead = (instant: number) =>
    Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant;
  return wall - ahead(wall - ahead(wall));
}

function afterDuration(component: ICAL.Component, { day, time }: Clock): Clock | undefined {
  const duration = component.getFirstPropertyValue('duration') as ICAL.Duration | null;
  if (!duration) return undefined;
  const seconds = duration.toSeconds();
  if (time === undefined) return { day: day + Math.ceil(seconds / 86_400), time };
  const end = new Date(Date.parse(`${dayText(day)}T${time}:00Z`) + seconds * 1000).toISOString();
  return { day: parseDay(end.slice(0, 10)) ?? Number.NaN, time: end.slice(11, 16) };
}
