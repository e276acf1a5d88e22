import ICAL from 'ical.js';
import { EVENT_CATEGORIES } from '../../features/events/event-categories.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { hourInWords } from '../../model/day/hour-in-words.ts';
import { isHttpsUrl } from '../../model/text.ts';
import { nextDaysInWords } from '../../model/when/next-days.ts';
import { readWhen } from '../../model/when/read-when.ts';
import type { WhenEntry } from '../../model/when/shapes/when.ts';
import { withRule } from './rule-days.ts';
import { type Moved, type Span, spanIn } from './span.ts';

/** Beyond these, nobody goes through a list of events by hand. */
export const LIMITS = { characters: 2_000_000, inFile: 2_000, ofEvent: 50_000, taken: 100 };

export interface FileEvent {
  value: Record<string, unknown> & { title: string; when: WhenEntry | WhenEntry[] };
  says: string;
  notes: string[];
}

export interface CalendarFile {
  events: FileEvent[];
  /** Events that are over, called off, unreadable, or beyond the limit. */
  over: number;
  calledOff: number;
  unreadable: number;
  more: number;
}

/** Events of a calendar file (.ics, RFC 5545) from today on. Throws, in words, if it isn't one. */
export function readCalendar(text: string, today: CivilDay): CalendarFile {
  if (text.length > LIMITS.characters)
    throw new Error('This file is larger than 2 MB. Export fewer events, such as those to come.');
  // One by one: a broken event doesn't affect the others, and the file's time zones don't count.
  const blocks = text.match(/^BEGIN:VEVENT[ \t]*\r?$[\s\S]*?^END:VEVENT/gim) ?? [];
  if (blocks.length === 0)
    throw new Error('This is no calendar file, or it has no events. It should end with .ics.');
  if (blocks.length > LIMITS.inFile)
    throw new Error(`This file has ${blocks.length} events. Export at most ${LIMITS.inFile}.`);
  const file: CalendarFile = { events: [], over: 0, calledOff: 0, unreadable: 0, more: 0 };
  const components: ICAL.Component[] = [];
  for (const block of blocks) {
    const component = parsed(block);
    if (component) components.push(component);
    else file.unreadable += 1;
  }
  const found: { event: FileEvent; first: CivilDay }[] = [];
  const changed = Map.groupBy(components.filter(isOverride), uidOf);
  const masters = new Set(components.filter((each) => !isOverride(each)).map(uidOf));
  for (const component of components) {
    if (isOverride(component) && masters.has(uidOf(component))) continue;
    if (statusOf(component) === 'CANCELLED') file.calledOff += 1;
    else
      try {
        const event = eventIn(component, changed.get(uidOf(component)) ?? [], today);
        if (event) found.push(event);
        else file.over += 1;
      } catch {
        file.unreadable += 1;
      }
  }
  found.sort((one, other) => one.first - other.first);
  file.events = found.slice(0, LIMITS.taken).map(({ event }) => event);
  file.more = found.length - file.events.length;
  return file;
}

function parsed(block: string): ICAL.Component | undefined {
  if (block.length > LIMITS.ofEvent) return undefined;
  try {
    const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${block}\r\nEND:VCALENDAR`));
    return calendar.getFirstSubcomponent('vevent') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined if it's over. Throws if it has no title, or no day. */
function eventIn(component: ICAL.Component, changed: readonly ICAL.Component[], today: CivilDay) {
  const title = oneLine(textOf(component, 'summary'), 200);
  if (title === '') throw new Error('It has no title.');
  const notes: string[] = [];
  const span = spanIn(component, notes);
  const moved = changed.flatMap((each): Moved[] => {
    const from = spanIn(each, notes, 'recurrence-id').first;
    return [{ from, to: statusOf(each) === 'CANCELLED' ? undefined : spanIn(each, notes) }];
  });
  const entries = withRule(component, span, moved, today, notes);
  const when = entries.length === 1 && entries[0] !== undefined ? entries[0] : entries;
  const [says] = nextDaysInWords(readWhen(when), today, 1);
  if (says === undefined) return undefined;
  const value: FileEvent['value'] = { title, ...more(component), when, time: hoursOf(span) };
  return { event: { value, says, notes: [...new Set(notes)] }, first: Math.max(span.first, today) };
}

function more(component: ICAL.Component): Record<string, unknown> {
  const description = plainText(textOf(component, 'description')).slice(0, 3_900).trim();
  const location = oneLine(textOf(component, 'location'), 200);
  const url = textOf(component, 'url').trim();
  const named = component.getAllProperties('categories').flatMap((each) => each.getValues());
  const category = EVENT_CATEGORIES.find((each) =>
    named.some((name) => String(name).toLowerCase() === each.toLowerCase()),
  );
  return {
    ...(description && { description }),
    ...(category && { category }),
    ...(location && { location }),
    ...(isHttpsUrl(url) && { visit: { url } }),
  };
}

function hoursOf({ starts, ends }: Span): string {
  if (starts === undefined) return 'All day';
  return [starts, ends]
    .filter((hour) => hour !== undefined)
    .map(hourInWords)
    .join(' to ');
}

const isOverride = (component: ICAL.Component) => component.hasProperty('recurrence-id');
const uidOf = (component: ICAL.Component) => textOf(component, 'uid');
const statusOf = (component: ICAL.Component) => textOf(component, 'status').toUpperCase();

function textOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '');
}

/** Strips the HTML that some programs write, and invisible characters. */
function plainText(text: string): string {
  return text
    .replace(/<br\s*\/?>|<\/(?:p|div|li)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,2000}>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, characterOf)
    .replace(/(?!\n)[\p{Cc}\u200B\u202A-\u202E\u2060-\u2069\u3164\uFEFF\uFFA0\uFFFE\uFFFF]/gu, ' ')
    .toWellFormed();
}

const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
    ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…' },
  }),
);

function characterOf(written: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  return CHARACTERS.get(name.toLowerCase()) ?? written;
}

function oneLine(text: string, most: number): string {
  return plainText(text).replace(/\s+/gu, ' ').trim().slice(0, most).toWellFormed();
}
