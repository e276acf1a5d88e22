import type { CivilDay } from '../../../model/day/civil-day.ts';
import type { DraftPlace } from '../draft-place.ts';
import { type Draft, type DraftDay, mostDriving, type Wish } from '../wish.ts';
import { bestDays } from './best-days.ts';
import { type Chance, chanceOn, suits } from './chances.ts';
import { type DayFrame, dayFrames } from './day-frame.ts';
import { roadMinutes } from './road-minutes.ts';
import type { Timeline } from './timeline.ts';
import { wishCost } from './wish-cost.ts';
import { TURNS, worthOf } from './worth.ts';

/** No draft has more days. */
export const MOST_DRAFT_DAYS = 7;

/** Fewer visits than these make a short day; on the first and the last there's a drive besides. */
const FEW = 2;
const FEW_BESIDES = 1;

/**
 * A draft of days for the wish, from what the API knew on `today`. The same for the same wish. What
 * it never breaks, and what it prefers in which order, is in decision 013.
 */
export function solveDays(asked: Wish, places: readonly DraftPlace[], today: CivilDay): Draft {
  const wish = { ...asked, drive: Math.min(asked.drive, mostDriving(asked)) };
  const frames = dayFrames(wish, today, MOST_DRAFT_DAYS);
  const near = (place: DraftPlace) => roadMinutes(base(wish), place) * 2 <= wish.drive;
  const fitting = places.filter((place) => suits(place, wish) && near(place));
  const used = new Set<string>();
  const pinned = new Map(wish.kept?.map(({ key, day }) => [key, day]));
  const free = (frame: DayFrame) => (place: DraftPlace) =>
    !used.has(place.key) && (pinned.get(place.key) ?? frame.day) === frame.day;
  const mains = frames.map((frame) => {
    const found = draftDay(fitting.filter(free(frame)), frame, wish, today);
    for (const { place } of found.day.stops) used.add(place.key);
    return { frame, ...found };
  });
  const days = mains.map(({ frame, day, hasAnother }): DraftDay => {
    const own = new Set(day.stops.map(({ place }) => place.key));
    const isDry = day.stops.every(({ place }) => place.indoors);
    const indoors = fitting.filter(
      (place) => place.indoors && (own.has(place.key) || !used.has(place.key)),
    );
    const anew = { ...wish, kept: [], most: {}, turns: {} };
    const swap = isDry ? [] : draftDay(indoors, frame, anew, today).day.stops;
    for (const { place } of swap) used.add(place.key);
    return {
      day: frame.day,
      stops: day.stops,
      swap,
      driving: day.driving,
      isShort: day.stops.length < few(frame, wish),
      hasAnother,
    };
  });
  const isLittle = days.some(({ isShort }) => isShort);
  return { days, cost: isLittle ? wishCost(wish, places, frames, today) : undefined };
}

function few({ day }: DayFrame, { arrival, departure }: Wish): number {
  return day === arrival || day === departure ? FEW_BESIDES : FEW;
}

const NOTHING: Timeline = { stops: [], driving: 0, longestGap: 0 };

function draftDay(
  places: readonly DraftPlace[],
  frame: DayFrame,
  wish: Wish,
  today: CivilDay,
): { day: Timeline; hasAnother: boolean } {
  const chances = places
    .map((place) => chanceOn(place, frame, wish, today))
    .filter((chance): chance is Chance => chance !== undefined);
  const roads = roadTable(chances, wish);
  const found = (turns: number) => {
    const worth = chances.map((chance) => worthOf(chance, wish.arrival, turns));
    return bestDays(chances, { worth, roads, frame, wish });
  };
  const enough = few(frame, wish);
  let [days, turns] = [found(1), 1];
  while ((days[0]?.stops.length ?? 0) < enough && turns < mostTurns(frame, wish)) {
    turns += 1;
    days = found(turns);
  }
  const turn = wish.turns?.[frame.day] ?? 0;
  if (turn > 0) days = [...days, ...found(TURNS)];
  const day = days[turn % days.length] ?? NOTHING;
  const isLeft = ({ place, callFirst }: Chance) =>
    !callFirst && !day.stops.some((stop) => stop.place === place);
  return { day, hasAnother: chances.some(isLeft) };
}

/** Whole days take what is another week's rather than nothing; the others have a drive besides. */
function mostTurns(frame: DayFrame, wish: Wish): number {
  return few(frame, wish) === FEW ? TURNS : 1;
}

function base({ base }: Wish) {
  return { ...base, fromTown: 0 };
}

/** The roads between the chances and the base, each looked up once. */
function roadTable(chances: readonly Chance[], wish: Wish) {
  const width = chances.length + 1;
  const known = new Float64Array(width * width).fill(-1);
  return (from: number, to: number): number => {
    const at = (from + 1) * width + to + 1;
    const before = known[at] ?? -1;
    if (before >= 0) return before;
    const minutes = roadMinutes(
      chances[from]?.place ?? base(wish),
      chances[to]?.place ?? base(wish),
    );
    known[at] = minutes;
    return minutes;
  };
}
