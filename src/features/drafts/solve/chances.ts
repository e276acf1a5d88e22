import { type CivilDay, dayParts, parseDay, weekday } from '../../../model/day/civil-day.ts';
import { isMeant } from '../../../model/visit/holidays.ts';
import { openOn } from '../../../model/visit/open-on.ts';
import type { Span } from '../../../model/visit/open-rule.ts';
import { seasonAndHours } from '../../../model/visit/season-and-hours.ts';
import type { EventDays } from '../../events/event.ts';
import type { BestTime, DraftPlace, Meal } from '../draft-place.ts';
import type { Wish } from '../wish.ts';
import type { DayFrame } from './day-frame.ts';
import { roadTable } from './road-table.ts';

export interface Chance {
  place: DraftPlace;
  at: number;
  /** Spans in which it may begin, both ends inclusive. */
  begins: readonly Span[];
  callFirst?: true | undefined;
  usual?: true | undefined;
  /** How many days in a row the event runs; undefined for an activity. */
  run: number | undefined;
}

/** Assumed for places without hours. */
const UNKNOWN: Span = { from: 9 * 60, to: 17 * 60 };
const UNKNOWN_EVENING: Span = { from: 9 * 60, to: 21 * 60 };
const UNKNOWN_NIGHT: Span = { from: 18 * 60, to: 22 * 60 };

/** How many minutes late an event is still worth joining, if it states no end. */
const LATE = 60;

/** Minutes after sunset with enough light to see by. */
const DUSK = 45;

/** An evening starts at most this many minutes before sunset. */
const EVENING = 120;

const MEALTIMES: Readonly<Record<Meal, Span>> = {
  breakfast: { from: 7 * 60 + 30, to: 9 * 60 + 30 },
  lunch: { from: 11 * 60 + 15, to: 13 * 60 + 30 },
  dinner: { from: 17 * 60 + 30, to: 19 * 60 + 45 },
};

export interface Fitting {
  place: DraftPlace;
  at: number;
}

/** The places that suit the wish on any day and aren't too far from its base. */
export function fittingPlaces(places: readonly DraftPlace[], wish: Wish): Fitting[] {
  const roads = roadTable(places, wish.base);
  return places
    .map((place, at) => ({ place, at }))
    .filter(({ place, at }) => suits(place, wish) && 2 * roads(-1, at) <= wish.drive);
}

/** Whether the place suits the wish; an unknown answer never counts as yes. */
function suits(place: DraftPlace, wish: Wish): boolean {
  const { children, category, days } = place;
  if (wish.dog && place.dogs !== 'yes') return false;
  if (wish.stepFree && place.stepFree !== 'yes') return false;
  if (wish.children && (children === 'no' || children === 'limited')) return false;
  if (wish.children && category === 'Wine & Spirits' && !days && children !== 'yes') return false;
  if (wish.sky === 'rain' && place.indoors !== true) return false;
  return !wish.out?.includes(place.key);
}

/** When a visit may begin that day; undefined if it can't. */
export function chanceOn(
  place: DraftPlace,
  frame: DayFrame,
  wish: Wish,
  today: CivilDay,
): Omit<Chance, 'at'> | undefined {
  const { day, iso } = frame;
  const on = place.days?.find(({ startDate, endDate }) => startDate <= iso && iso <= endDate);
  if (place.days && (!on || on.status)) return undefined;
  if (place.reserve === 'required' && day <= today) return undefined;
  if (!isInSeason(place, day) || place.closed?.includes(weekday(day))) return undefined;
  const known = knownHours(place, on, frame);
  const isUsual = !place.isOld && (on || isMeant(seasonAndHours(place).rules, day));
  const isSure = known !== undefined && (isUsual || hasOwnHours(on));
  const isNight = place.best?.includes('night');
  const hours = known ?? [
    isNight ? UNKNOWN_NIGHT : isForEvenings(place) ? UNKNOWN_EVENING : UNKNOWN,
  ];
  const light = isNight || place.indoors ? Infinity : frame.set + (isDusk(place) ? DUSK : 0);
  const wanted = wantedTimes(place, frame, wish);
  const opening = on?.starts && on.startDate === iso ? minutesOf(on.starts) : 0;
  const begins = hours.flatMap(({ from, to }) =>
    wanted.flatMap((want) => {
      const first = Math.max(from, want.from, frame.start, opening, place.indoors ? 0 : frame.rise);
      const last = Math.min(want.to, Math.min(to, light, frame.end) - place.takes);
      return first <= last ? [{ from: first, to: last }] : [];
    }),
  );
  if (begins.length === 0) return undefined;
  return {
    place,
    begins,
    callFirst: isSure ? undefined : true,
    usual: on?.usual,
    run: on && daysOf(on),
  };
}

/** True for places that are best toward evening or serve dinner: those are open then. */
export function isForEvenings(place: DraftPlace): boolean {
  return isDusk(place) || (place.meal?.includes('dinner') ?? false);
}

function isDusk({ best }: DraftPlace): boolean {
  return best?.includes('evening') ?? false;
}

function daysOf({ startDate, endDate }: EventDays): number {
  return (parseDay(endDate) ?? 0) - (parseDay(startDate) ?? 0) + 1;
}

/** Without a season of its own, anything in the water is for April to October. */
export function isInSeason(place: DraftPlace, day: CivilDay): boolean {
  const { category, days } = place;
  const { month } = dayParts(day);
  const { season } = seasonAndHours(place);
  if (season) return season.includes(month);
  return days !== undefined || !isInWater(category) || (month >= 4 && month <= 10);
}

function isInWater(category: string): boolean {
  return category.startsWith('Water');
}

/** The day's hours, including outdated ones; undefined if unknown. */
function knownHours(
  place: DraftPlace,
  on: EventDays | undefined,
  { day, iso, rise, set }: DayFrame,
): readonly Span[] | undefined {
  const { takes, tours } = place;
  const { rules } = seasonAndHours(place);
  if (on?.starts && hasOwnHours(on)) {
    const from = minutesOf(on.starts);
    const to = on.ends ? minutesOf(on.ends) : from + takes + LATE;
    return [{ from, to: to > from ? to : to + 24 * 60 }];
  }
  if (rules) return openOn(rules, day, { rise, set });
  if (!tours || iso > (tours.until ?? '9')) return undefined;
  return tours.begin.map(minutesOf).map((from) => ({ from, to: from + takes }));
}

/** Hours of a multi-day run may not be those of each day. */
function hasOwnHours(on: EventDays | undefined): boolean {
  return on?.starts !== undefined && on.startDate === on.endDate;
}

function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}

function wantedTimes(place: DraftPlace, frame: DayFrame, wish: Wish) {
  const { best, meal, category, indoors } = place;
  const spans = meal?.map((one) => MEALTIMES[one]) ??
    best?.map((one) => bestTimes(frame, place)[one]) ?? [{ from: 0, to: 24 * 60 }];
  const isCool = indoors || isInWater(category);
  if (wish.sky !== 'heat' || isCool) return spans;
  return spans.flatMap(({ from, to }) => [
    { from, to: Math.min(to, 11 * 60) },
    { from: Math.max(from, 17 * 60), to },
  ]);
}

function bestTimes({ rise, set }: DayFrame, { best, takes }: DraftPlace): Record<BestTime, Span> {
  // What is best only in the evening, like bats, isn't worth coming early for.
  const beforeSunset = best?.length === 1 ? Math.min(takes, EVENING) : EVENING;
  return {
    morning: { from: rise, to: 11 * 60 + 30 },
    noon: { from: 11 * 60, to: 14 * 60 },
    afternoon: { from: 12 * 60, to: 18 * 60 },
    evening: { from: set - beforeSunset, to: set + 60 },
    night: { from: Math.min(set, 18 * 60), to: 23 * 60 },
  };
}
