import type { Wish } from '../wish.ts';
import type { Chance } from './chances.ts';
import { type DayParts, drivingOf, hoursOf } from './timeline.ts';

const MOST_STOPS = 4;

/** Guests who arrive in the afternoon have already had a drive. */
const MOST_ON_ARRIVAL = 2;
const AFTERNOON = 14 * 60;

/** How many starting orders the search grows. */
const SEEDS = 8;

/** A visit of at least this many minutes anchors a day. */
const ANCHOR = 120;

/** Idle minutes between two visits beyond this are penalized. */
const LONG_GAP = 90;

/** Starting later than this is penalized, up to a start at NOON. */
const LATE_START = 10 * 60;
const NOON = 13 * 60;

/** What a minute on the road takes from the score. */
const ROAD = 0.9;

/** The most minutes of driving per minute of stay. */
const STAYING = 1.5;

/** A meal's bonus, and the penalty for a second stop of a kind. */
const MEAL = 15;
const SAME_KIND = 30;

/** The least that one more stop has to add. */
const WORTH_IT = 8;

interface Built {
  order: readonly number[];
  score: number;
  driving: number;
  /** What gaps and a late start cost, which one more stop might recover. */
  penalty: number;
}

/**
 * The best days that the chances allow, best first, each with stops that no earlier one has. Each
 * includes something certain; for an otherwise empty day, `isEnough` accepts less.
 */
export function bestDays(
  parts: DayParts,
  worth: readonly number[],
  wish: Wish,
  isEnough?: (chance: Chance) => boolean,
): Built[] {
  const { chances, roads, frame } = parts;
  const isArrival = frame.start >= AFTERNOON;
  const isWhole = frame.day !== wish.arrival && !frame.isLast;
  const usual = isEnough && !isWhole ? 1 : isArrival ? MOST_ON_ARRIVAL : MOST_STOPS;
  const most = wish.most?.[frame.day] ?? usual;
  if (most === 0) return [];
  const isFixed = wish.most?.[frame.day] !== undefined;
  // On the last day, guests don't drive back.
  const road = isArrival && !isEnough ? 2 * ROAD : frame.isLast ? ROAD / 2 : ROAD;
  const addedBy = (number: number) => worth[number] ?? 0;
  /** The day, if it fits together and is worth more than `least`. */
  const build = (order: readonly number[], least = -Infinity): Built | undefined => {
    const value = worthOfAll(order, chances, addedBy);
    const driving = drivingOf(order, parts);
    if (driving > wish.drive || value - road * driving <= least) return undefined;
    const hours = hoursOf(order, parts);
    if (!hours) return undefined;
    const late = isArrival ? 0 : Math.max(0, Math.min(hours.first, NOON) - LATE_START);
    const penalty = late / 10 + Math.max(0, hours.longestGap - LONG_GAP) / 2;
    return { order, score: value - penalty - road * driving, driving, penalty };
  };
  const everyPlace = (order: readonly number[], number: number) =>
    [...order, -1].map((_, place) => order.toSpliced(place, 0, number));
  const kept = wish.kept?.filter(({ day }) => day === frame.day).map(({ key }) => key) ?? [];
  const pinned = pin(
    kept.map((key) => chances.findIndex(({ place }) => place.key === key)),
    (order, number) => everyPlace(order, number).map((longer) => build(longer)),
  );
  const isSure = (order: readonly number[]) =>
    order.some((number) => (isEnough ?? isKnown)(chances[number] as Chance));
  const before = pinned?.order ?? [];
  const beginnings = chances
    .flatMap((_, number) => {
      if (before.includes(number) || before.length >= most) return [];
      const days = everyPlace(before, number).flatMap((order) => build(order) ?? []);
      return days.sort(better).slice(0, 1);
    })
    .sort(better);
  // What doesn't fit alone can't fit with others. Most valuable first.
  const others = beginnings
    .flatMap(({ order }) => order.filter((number) => !before.includes(number)))
    .sort((one, other) => addedBy(other) - addedBy(one));
  const isTooShort = ({ order }: Built) => isWhole && order.length === 1;
  /** The best day with one more stop; a day that is too short takes any. */
  const withOneMore = (day: Built): Built | undefined => {
    let best: Built | undefined;
    for (const number of others) {
      const least = best?.score ?? (isTooShort(day) ? -Infinity : day.score + WORTH_IT);
      const gain = day.score + addedBy(number) + MEAL + day.penalty;
      if (gain <= least) break;
      const away = 2 * roads(-1, chances[number]?.at ?? -1) - day.driving;
      if (gain - road * Math.max(0, away) <= least || day.order.includes(number)) continue;
      const most = day.driving + STAYING * (chances[number]?.place.takes ?? 0);
      for (const order of everyPlace(day.order, number)) {
        const longer = build(order, best?.score ?? least);
        if (longer && longer.driving <= most) best = longer;
      }
    }
    return best;
  };
  const grow = (day: Built): Built => {
    const longer = day.order.length < most ? withOneMore(day) : undefined;
    return longer ? grow(longer) : day;
  };
  // Nobody should set out only for a door that may be closed.
  const seeds = beginnings.filter(({ order }) => isSure(order)).slice(0, SEEDS);
  // A day with a removed or replaced stop keeps its length.
  const all = pinned && !isFixed ? [pinned, ...seeds] : [...seeds, ...(pinned ? [pinned] : [])];
  const seen = new Set<string>();
  /** Whether the visits as a whole are worth the drive, and each is worth its detour. */
  const isWorthItsRoad = ({ order, driving }: Built) => {
    const stays = order.map((number) => chances[number]?.place.takes ?? 0);
    return (
      driving <= STAYING * stays.reduce((sum, stay) => sum + stay, 0) &&
      stays.every(
        (stay, at) => driving - drivingOf(order.toSpliced(at, 1), parts) <= STAYING * stay,
      )
    );
  };
  const isWorthIt = (day: Built) =>
    pinned !== undefined ||
    ((day.score > 0 || isEnough || (isWhole && day.order.length > 1)) && isWorthItsRoad(day));
  return all
    .map(grow)
    .filter((day) => isWorthIt(day) && isSure(day.order))
    .sort(
      (one, other) =>
        (isFixed || isEnough ? other.order.length - one.order.length : 0) || better(one, other),
    )
    .filter(({ order }) => {
      const names = order.toSorted((one, other) => one - other).join();
      return !seen.has(names) && seen.add(names);
    });
}

function isKnown({ callFirst }: Chance): boolean {
  return !callFirst;
}

function better(one: Built, other: Built): number {
  return other.score - one.score || (one.order[0] ?? 0) - (other.order[0] ?? 0);
}

/** A day with everything kept that fits, in the given order if possible; undefined if nothing fits. */
function pin(
  kept: readonly number[],
  longer: (order: readonly number[], number: number) => readonly (Built | undefined)[],
): Built | undefined {
  let day: Built | undefined;
  for (const number of kept) {
    const order = day?.order ?? [];
    if (number < 0 || order.includes(number)) continue;
    day = longer(order, number).findLast((found) => found !== undefined) ?? day;
  }
  return day;
}

/** The visits' total value; -Infinity with too many uncertain ones, or two anchors. */
function worthOfAll(
  order: readonly number[],
  chances: readonly Chance[],
  addedBy: (number: number) => number,
): number {
  let [sum, unsure, anchors, meals] = [0, 0, 0, 0];
  for (let at = 0; at < order.length; at += 1) {
    const number = order[at] ?? 0;
    const { callFirst, place } = chances[number] as Chance;
    if (callFirst) unsure += 1;
    if (place.takes >= ANCHOR) anchors += 1;
    if (place.meal) meals = MEAL;
    const { category } = place;
    for (let earlier = 0; earlier < at; earlier += 1)
      if (chances[order[earlier] ?? 0]?.place.category === category) {
        sum -= SAME_KIND;
        break;
      }
    sum += addedBy(number);
  }
  return unsure > (unsure < order.length ? 1 : 2) || anchors > 1 ? -Infinity : sum + meals;
}
