import type { Wish } from '../wish.ts';
import type { Chance } from './chances.ts';
import type { DayFrame } from './day-frame.ts';
import { type RoadTable, type Timeline, timeline } from './timeline.ts';

/** No day has more stops. */
const MOST_STOPS = 4;

/** Who arrives in the afternoon has had a drive already. */
const MOST_ON_ARRIVAL = 2;
const AFTERNOON = 14 * 60;

/** How many beginnings are tried. */
const SEEDS = 8;

/** Who stays longer than this makes a day of it. */
const ANCHOR = 120;

/** More minutes than this between two visits are too many. */
const LONG_GAP = 90;

/** Who sets out later than this, and not after noon, loses a morning. */
const LATE_START = 10 * 60;
const NOON = 13 * 60;

/** What one minute on the road takes from a day's worth. */
const ROAD = 0.9;

/** How long one drives for each minute that one stays, at most. */
const STAYING = 1.5;

/** What a meal adds, and a second stop of one kind takes. */
const MEAL = 15;
const SAME_KIND = 30;

/** What one more stop has to add. */
const WORTH_IT = 12;

interface Built extends Timeline {
  order: readonly number[];
  score: number;
  /** What it loses by its gaps and its late start, which one more stop may fill. */
  penalty: number;
}

/** The best days that the chances allow, best first, each with other stops than those before. */
export function bestDays(
  chances: readonly Chance[],
  {
    worth,
    roads,
    frame,
    wish,
  }: { worth: readonly number[]; roads: RoadTable } & {
    frame: DayFrame;
    wish: Wish;
  },
): Timeline[] {
  const isArrival = frame.start >= AFTERNOON;
  const most = wish.most?.[frame.day] ?? (isArrival ? MOST_ON_ARRIVAL : MOST_STOPS);
  const isFixed = wish.most?.[frame.day] !== undefined;
  const isWhole = frame.day !== wish.arrival && !frame.isLast;
  // Who leaves needn't come back.
  const road = isArrival ? 2 * ROAD : frame.isLast ? ROAD / 2 : ROAD;
  const kept = wish.kept?.filter(({ day }) => day === frame.day).map(({ key }) => key) ?? [];
  const build = (order: readonly number[]): Built | undefined => {
    if (!isBalanced(order, chances)) return undefined;
    const day = timeline(order, chances, roads, frame);
    if (!day || day.driving > wish.drive) return undefined;
    const penalty = penaltyOf(day);
    const score = worthOfAll(day, order, chances, worth) - penalty - road * day.driving;
    return { ...day, order, score, penalty };
  };
  /** The best of the days that have one stop more. */
  const withOneMore = (day: Built): Built | undefined => {
    let best: Built | undefined;
    for (let number = 0; number < chances.length; number += 1) {
      const most = day.score + (worth[number] ?? 0) + MEAL + day.penalty;
      if (most <= (best?.score ?? day.score + WORTH_IT) || day.order.includes(number)) continue;
      for (let place = 0; place <= day.order.length; place += 1) {
        const longer = build(day.order.toSpliced(place, 0, number));
        if (longer && longer.score > (best?.score ?? day.score + WORTH_IT)) best = longer;
      }
    }
    return best;
  };
  const grow = (day: Built): Built => {
    const longer = day.order.length < most ? withOneMore(day) : undefined;
    return longer ? grow(longer) : day;
  };
  const pinned = pin(kept, chances, build);
  const beginnings = chances
    .flatMap((_, number) => {
      if (pinned?.order.includes(number)) return [];
      const order = pinned?.order ?? [];
      const days = [...order, -1].flatMap(
        (_, place) => build(order.toSpliced(place, 0, number)) ?? [],
      );
      return days.sort(better).slice(0, 1);
    })
    .filter(({ order }) => order.length <= most)
    .sort(better)
    .slice(0, SEEDS);
  // Where something was taken out for another, the day keeps its length.
  const seeds =
    pinned && !isFixed ? [pinned, ...beginnings] : [...beginnings, ...(pinned ? [pinned] : [])];
  if (most === 0) return [];
  const seen = new Set<string>();
  const isWorthIt = ({ score, stops, driving }: Built) => {
    const staying = stops.reduce((sum, { place }) => sum + place.takes, 0);
    const isGood = score > 0 || (isWhole && stops.length > 1);
    return pinned !== undefined || (isGood && driving <= STAYING * staying);
  };
  return seeds
    .map(grow)
    .filter(isWorthIt)
    .filter(isSure)
    .sort(
      (one, other) => (isFixed ? other.order.length - one.order.length : 0) || better(one, other),
    )
    .filter(({ order }) => {
      const names = order.toSorted((one, other) => one - other).join();
      return !seen.has(names) && seen.add(names);
    });
}

/** The better one first; of two that are as good, the one that begins with what comes first. */
function better(one: Built, other: Built): number {
  return other.score - one.score || (one.order[0] ?? 0) - (other.order[0] ?? 0);
}

/** A day with all that is kept and can be; undefined if nothing is kept. */
function pin(
  kept: readonly string[],
  chances: readonly Chance[],
  build: (order: readonly number[]) => Built | undefined,
): Built | undefined {
  let day: Built | undefined;
  for (const key of kept) {
    const number = chances.findIndex(({ place }) => place.key === key);
    const order = day?.order ?? [];
    const longer = order
      .concat(0)
      .map((_, place) => (number < 0 ? undefined : build(order.toSpliced(place, 0, number))))
      .find((found) => found !== undefined);
    day = longer ?? day;
  }
  return day;
}

/** At most one visit of which nobody knows the hours, and one that makes the day. */
function isBalanced(order: readonly number[], chances: readonly Chance[]): boolean {
  let [unsure, anchors] = [0, 0];
  for (const number of order) {
    const { callFirst, place } = chances[number] as Chance;
    if (callFirst) unsure += 1;
    if (place.takes >= ANCHOR) anchors += 1;
  }
  return unsure <= 1 && anchors <= 1;
}

/** Nobody drives out for nothing but a closed door. */
function isSure({ stops }: Built): boolean {
  return stops.some(({ callFirst }) => !callFirst);
}

function worthOfAll(
  { stops }: Timeline,
  order: readonly number[],
  chances: readonly Chance[],
  worth: readonly number[],
): number {
  const kinds = new Set(stops.map(({ place }) => place.category));
  const meals = order.some((number) => chances[number]?.place.meal) ? MEAL : 0;
  const all = order.reduce((sum, number) => sum + (worth[number] ?? 0), meals);
  return all - SAME_KIND * (stops.length - kinds.size);
}

function penaltyOf({ stops, longestGap }: Timeline): number {
  const late = Math.max(0, Math.min(stops[0]?.from ?? 0, NOON) - LATE_START);
  return late / 10 + Math.max(0, longestGap - LONG_GAP) / 2;
}
