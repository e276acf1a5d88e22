import { type CivilDay, dayParts, parseDay, weekday } from '../../../model/day/civil-day.ts';
import { isMeant } from '../../../model/visit/holidays.ts';
import { openOn } from '../../../model/visit/open-on.ts';
import type { Span } from '../../../model/visit/open-rule.ts';
import { seasonAndHours } from '../../../model/visit/season-and-hours.ts';
import type { EventDays } from '../../events/upcoming-events.ts';
import type { BestTime, DraftPlace, Meal } from '../draft-place.ts';
import type { Wish } from '../wish.ts';
import type { DayFrame } from './day-frame.ts';
import { roadTable } from './road-table.ts';

/** A visit that a day allows: when it may begin. */
export interface Chance {
  place: DraftPlace;
  /** Its number in the list of all places. */
  at: number;
  /** Spans in which it may begin, both ends included. */
  begins: readonly Span[];
  callFirst?: true | undefined;
  usual?: true | undefined;
  /** How many days in a row the event is on; undefined for an activity. */
  run: number | undefined;
}

/** Hours of what says none. */
const UNKNOWN: Span = { from: 9 * 60, to: 17 * 60 };
const UNKNOWN_EVENING: Span = { from: 9 * 60, to: 21 * 60 };
const UNKNOWN_NIGHT: Span = { from: 18 * 60, to: 22 * 60 };

/** How long after its beginning an event is still worth coming to, if it says no end. */
const LATE = 60;

/** After sunset one still sees something for so long. */
const DUSK = 45;

/** The longest that an evening begins before sunset. */
const EVENING = 120;

const MEALTIMES: Readonly<Record<Meal, Span>> = {
  breakfast: { from: 7 * 60 + 30, to: 9 * 60 + 30 },
  lunch: { from: 11 * 60 + 15, to: 13 * 60 + 30 },
  dinner: { from: 17 * 60 + 30, to: 19 * 60 + 45 },
};

/** A place with its number in the list. */
export interface Fitting {
  place: DraftPlace;
  at: number;
}

/** The places that suit the wish, whatever the day, and aren't too far from its base. */
export function fittingPlaces(places: readonly DraftPlace[], wish: Wish): Fitting[] {
  const roads = roadTable(places, wish.base);
  return places
    .map((place, at) => ({ place, at }))
    .filter(({ place, at }) => suits(place, wish) && 2 * roads(-1, at) <= wish.drive);
}

/** What the place says against the wish: an unknown answer is never yes. */
function suits(place: DraftPlace, wish: Wish): boolean {
  const { children, category, days } = place;
  if (wish.dog && place.dogs !== 'yes') return false;
  if (wish.stepFree && place.stepFree !== 'yes') return false;
  if (wish.children && (children === 'no' || children === 'limited')) return false;
  if (wish.children && category === 'Wine & Spirits' && !days && children !== 'yes') return false;
  if (wish.sky === 'rain' && place.indoors !== true) return false;
  return !wish.out?.includes(place.key);
}

/** When a visit may begin on the day; undefined if it can't be made then. */
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

/** What is best toward evening, or for dinner, is open then. */
export function isForEvenings(place: DraftPlace): boolean {
  return isDusk(place) || (place.meal?.includes('dinner') ?? false);
}

function isDusk({ best }: DraftPlace): boolean {
  return best?.includes('evening') ?? false;
}

function daysOf({ startDate, endDate }: EventDays): number {
  return (parseDay(endDate) ?? 0) - (parseDay(startDate) ?? 0) + 1;
}

/** What is in the water is for the warm months, unless it says its own. */
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

/** The hours of the day, old ones too; undefined if nobody knows them. */
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

/** Hours of several days in a row aren't those of each. */
function hasOwnHours(on: EventDays | undefined): boolean {
  return on?.starts !== undefined && on.startDate === on.endDate;
}

function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}

/** When one wants to begin: at mealtimes, at the best time of the day, out of the heat. */
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
  // What is best in the evening only is worth nothing before sunset: bats.
  const beforeSunset = best?.length === 1 ? Math.min(takes, EVENING) : EVENING;
  return {
    morning: { from: rise, to: 11 * 60 + 30 },
    noon: { from: 11 * 60, to: 14 * 60 },
    afternoon: { from: 12 * 60, to: 18 * 60 },
    evening: { from: set - beforeSunset, to: set + 60 },
    night: { from: Math.min(set, 18 * 60), to: 23 * 60 },
  };
}
