import type { CivilDay } from '../../model/day/civil-day.ts';
import { dayParts, parseDay, weekday, weekdayFrom } from '../../model/day/civil-day.ts';
import { sunTimes } from '../../model/day/sun.ts';
import { milesBetween, type Position, WIMBERLEY } from '../../model/distance.ts';
import { isMeant } from '../../model/visit/holidays.ts';
import { openOn } from '../../model/visit/open-on.ts';
import { readOpen } from '../../model/visit/read-open.ts';
import { fold } from './fold.ts';
import type { SearchDocument, Trait } from './search-document.ts';

/** What a question asks of places besides its words. */
export type Wish =
  | { is: 'days'; name: string; first: CivilDay; last: CivilDay; inTheEvening?: boolean }
  /** Of events, only what is on in these days is meant, if any are said. */
  | { is: 'months'; name: string; months: readonly number[]; within?: DaysWish }
  | { is: 'evening' }
  /** If it's refused, what has it isn't wanted: "no dogs". */
  | { is: 'trait'; trait: Trait; isRefused?: true }
  /** In a town, or near it or another place of this name. */
  | { is: 'town'; town: string; position: Position | undefined; isNearEnough: boolean }
  /** Hardly a detour for who drives from one to the other. */
  | { is: 'way'; name: string; ends: readonly [Position, Position] };

/** Whether a document fulfills a wish; undefined if only the words of its page can tell. */
export type Fulfilled = 'yes' | 'no' | 'unknown';

/** How far away is near, in miles: half an hour on these roads. */
const NEAR = 20;

/** What is hardly a detour on a drive, and what is where it starts or ends, in miles. */
const FARTHEST_DETOUR = 6;
const AT_END = 4;

/** So many days of an event stand in the index: a rule for every day would fill it. */
export const MOST_DAYS = 60;

/** Minutes after midnight: what closes until then isn't on in the evening. */
const EVENING = 18 * 60;

/** Whether a place or event is as somebody wishes, or a town where; undefined for all else. */
export function fulfills(document: SearchDocument, wish: Wish): Fulfilled | undefined {
  if (document.kind === 'town' && wish.is === 'town') return isAt(document, wish);
  if (document.kind !== 'activity' && document.kind !== 'event') return undefined;
  switch (wish.is) {
    case 'days':
      return document.kind === 'event' ? isOn(document, wish) : isOpen(document, wish);
    case 'months':
      if (wish.within && document.kind === 'event') return isOn(document, wish.within);
      if (document.months === undefined) return document.kind === 'event' ? 'unknown' : 'yes';
      return document.months.some((month) => wish.months.includes(month)) ? 'yes' : 'no';
    case 'evening':
      return isEvening(document);
    case 'trait':
      if (document.traits?.includes(wish.trait)) return wish.isRefused ? 'no' : 'yes';
      if (document.lacks?.includes(wish.trait)) return wish.isRefused ? 'yes' : 'no';
      return 'unknown';
    case 'town':
      return isAt(document, wish);
    case 'way':
      return isOnTheWay(document, wish);
  }
}

export type DaysWish = Extract<Wish, { is: 'days' }>;
type TownWish = Extract<Wish, { is: 'town' }>;
type WayWish = Extract<Wish, { is: 'way' }>;

/** The first days of an event that a question asks for: ISO dates. Undefined if it's on at none of them. */
export function daysWished(
  { startDate, endDate = startDate, days = [`${startDate}/${endDate}`] }: SearchDocument,
  { first, last }: DaysWish,
): Pick<SearchDocument, 'startDate' | 'endDate'> | undefined {
  for (const span of days) {
    const [start = '', end = start] = span.split('/');
    if ((parseDay(start) ?? Infinity) <= last && (parseDay(end) ?? 0) >= first)
      return { startDate: start, endDate: end };
  }
  return undefined;
}

function isOn(event: SearchDocument, wish: DaysWish): Fulfilled {
  const { startDate, days = [], status } = event;
  const { first, inTheEvening } = wish;
  if (startDate === undefined) return 'unknown';
  const isThen = daysWished(event, wish) !== undefined;
  if (!isThen && days.length >= MOST_DAYS && first > (parseDay(days.at(-1)?.slice(-10) ?? '') ?? 0))
    return 'unknown';
  if (!isThen || (event.days === undefined && status === 'canceled')) return 'no';
  if (!inTheEvening) return 'yes';
  return event.evening === undefined ? 'unknown' : event.evening ? 'yes' : 'no';
}

function isOpen({ open: written, months, shut = [] }: SearchDocument, wish: DaysWish): Fulfilled {
  const days = Array.from({ length: wish.last - wish.first + 1 }, (_, ahead) => wish.first + ahead);
  const inSeason = days.filter((day) => months?.includes(dayParts(day).month) ?? true);
  if (inSeason.length === 0) return 'no';
  const { rules } = written === undefined ? {} : readOpen(written);
  if (!rules) return inSeason.every((day) => shut.includes(weekday(day))) ? 'no' : 'unknown';
  const least = wish.inTheEvening ? EVENING : 0;
  const open = inSeason.filter((day) =>
    openOn(rules, day, sunTimes(day, WIMBERLEY)).some(({ to }) => to > least),
  );
  if (open.length === 0) return 'no';
  return open.some((day) => isMeant(rules, day)) ? 'yes' : 'unknown';
}

function isEvening({ kind, evening, open }: SearchDocument): Fulfilled {
  if (kind === 'event') return evening === undefined ? 'unknown' : evening ? 'yes' : 'no';
  const { rules } = open === undefined ? {} : readOpen(open);
  if (!rules) return 'unknown';
  const closes = rules.flatMap((rule) => rule.hours.map(({ to }) => to));
  if (closes.some((to) => to !== 'sunset' && to > EVENING)) return 'yes';
  return closes.includes('sunset') ? 'unknown' : 'no';
}

function isAt({ kind, town, at, title, text, words }: SearchDocument, wish: TownWish): Fulfilled {
  if (town === wish.town) return 'yes';
  if (kind !== 'town' && fold(`${title} ${text} ${words}`).includes(fold(wish.town))) return 'yes';
  if (!wish.isNearEnough) return town === undefined ? 'unknown' : 'no';
  const miles = milesTo(wish, at);
  if (miles === undefined) return 'unknown';
  return miles <= NEAR ? 'yes' : 'no';
}

function isOnTheWay({ at }: SearchDocument, wish: WayWish): Fulfilled {
  const miles = detour(at, wish);
  if (miles === undefined) return 'unknown';
  return miles <= FARTHEST_DETOUR ? 'yes' : 'no';
}

/** How many miles more it is by way of a place, as the crow flies; none at the ends, which are no stops. */
function detour(at: SearchDocument['at'], { ends }: WayWish): number | undefined {
  const [first, last] = ends.map((position) => milesTo({ position }, at));
  if (first === undefined || last === undefined) return undefined;
  const isAtEnd = Math.min(first, last) < AT_END;
  return isAtEnd ? Infinity : first + last - milesBetween(...ends);
}

function milesTo(
  { position }: { position: Position | undefined },
  at: SearchDocument['at'],
): number | undefined {
  if (!at || !position) return undefined;
  const [latitude, longitude] = at;
  return milesBetween({ latitude, longitude }, position);
}

/** Points for what is next to where it should be near. */
const NEXT_TO_IT = 3;

/** Points for what is on then, and not only open. */
const EVENT = 3;

/** How much it's for just then or there: what is short, or near by, comes first. */
export function nearness(
  { startDate, endDate = startDate, months, at }: SearchDocument,
  wish: Wish,
): number {
  if (wish.is === 'months') return months ? 1 / months.length : 0;
  if (wish.is === 'town' && wish.isNearEnough)
    return NEXT_TO_IT * Math.max(0, 1 - (milesTo(wish, at) ?? NEAR) / NEAR);
  if (wish.is === 'way')
    return NEXT_TO_IT * (1 - (detour(at, wish) ?? FARTHEST_DETOUR) / FARTHEST_DETOUR);
  if (wish.is !== 'days') return 0;
  const [start, end] = [parseDay(startDate ?? ''), parseDay(endDate ?? '')];
  return start === undefined || end === undefined ? 0 : EVENT + 1 / (1 + Math.max(0, end - start));
}

/** From Friday to Sunday; of one that has begun, what is left. */
export function weekendFrom(today: CivilDay): { first: CivilDay; last: CivilDay } {
  const last = weekdayFrom(today, 0);
  return { first: Math.max(today, last - 2), last };
}
