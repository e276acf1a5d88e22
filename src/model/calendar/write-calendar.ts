import { type CivilDay, dayText } from '../day/civil-day.ts';
import { texasMidnight } from '../day/texas-time.ts';
import type { Calendar, CalendarItem } from './calendar.ts';

const ZONE = 'America/Chicago';

/** The rules for Texas since 2007: second Sunday of March, first Sunday of November, at 2 AM. */
const TEXAS_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CDT',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CST',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Writes a calendar as iCalendar (RFC 5545, decision 39); equal calendars give equal text. The UID
 * is the key and the first announced day, so a changed event replaces the imported one (decision
 * 47); in a plan, the key alone. SEQUENCE is the day, plus one if the event has changed.
 */
export function writeCalendar(calendar: Calendar): string {
  const { name, siteUrl, day, sequence = day, isSubscription, entries } = calendar;
  const { host } = new URL(siteUrl);
  const stamp = utcStamp(texasMidnight(day));
  const taken = new Map<string, number>();
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(host)}//Travel guide//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    `X-WR-TIMEZONE:${ZONE}`,
    ...(isSubscription ? ['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'] : []),
    ...TEXAS_ZONE,
    ...entries.flatMap((entry) => {
      const announced = entry.start - (entry.change?.daysLater ?? 0);
      const uid = entry.moves ? entry.key : `${entry.key}.${dateValue(announced)}`;
      const count = (taken.get(uid) ?? 0) + 1;
      taken.set(uid, count);
      return [
        'BEGIN:VEVENT',
        `UID:${textValue(count === 1 ? uid : `${uid}.${count}`)}@${host}`,
        `DTSTAMP:${stamp}`,
        `SEQUENCE:${entry.change ? sequence + 1 : sequence}`,
        ...timeLines(entry),
        ...detailLines(entry, siteUrl),
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
  ]);
}

/** All day without hours; an event without an end takes two hours. The hours repeat on each day. */
function timeLines({ start, end, starts, ends }: CalendarItem): string[] {
  if (starts === undefined)
    return [`DTSTART;VALUE=DATE:${dateValue(start)}`, `DTEND;VALUE=DATE:${dateValue(end + 1)}`];
  const first = `DTSTART;TZID=${ZONE}:${dateValue(start)}T${hourValue(starts)}`;
  const days = end - start + 1;
  const each = days === 1 ? [] : [`RRULE:FREQ=DAILY;COUNT=${days}`];
  if (ends === undefined || ends === starts) return [first, 'DURATION:PT2H', ...each];
  const last = ends < starts ? start + 1 : start;
  return [first, `DTEND;TZID=${ZONE}:${dateValue(last)}T${hourValue(ends)}`, ...each];
}

/** Transparent, as nobody has promised to come: it doesn't block the visitor's time. */
function detailLines(entry: CalendarItem, siteUrl: string): string[] {
  const { title, description, location, position, path, tentative } = entry;
  const address = siteUrl + path;
  const words = [description, address].filter((part) => part !== undefined);
  return [
    `SUMMARY:${textValue(title)}`,
    `DESCRIPTION:${textValue(words.join('\n\n'))}`,
    ...(location === undefined ? [] : [`LOCATION:${textValue(location)}`]),
    ...(position === undefined ? [] : [`GEO:${position.latitude};${position.longitude}`]),
    `URL:${address}`,
    `STATUS:${entry.change?.isCanceled ? 'CANCELLED' : tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
  ];
}

function dateValue(day: CivilDay): string {
  return dayText(day).replaceAll('-', '');
}

function hourValue(time: string): string {
  return `${time.replace(':', '')}00`;
}

function utcStamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** RFC 5545, 3.1; in bytes, without the line break. */
const MOST_BYTES = 75;

const CONTROL = /(?![\t\n])\p{Cc}/gu;

const BREAK = /(?!\t)[\p{Cc}\u2028\u2029]/gu;

/** Escapes TEXT (RFC 5545, 3.3.11), without control characters and lone surrogates. */
function textValue(words: string): string {
  return words
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Joins lines with CRLF, and folds long ones between characters. */
function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line.toWellFormed().replace(BREAK, ''))}\r\n`).join('');
}

function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0) ?? 0);
    if (bytes + size > MOST_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
