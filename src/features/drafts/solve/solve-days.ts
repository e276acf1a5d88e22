import type { CivilDay } from '../../../model/day/civil-day.ts';
import { isHoliday } from '../../../model/visit/holidays.ts';
import type { DraftPlace } from '../draft-place.ts';
import {
  type Draft,
  type DraftDay,
  type DraftedDay,
  type DraftSoFar,
  mostDriving,
  type Wish,
} from '../wish.ts';
import { bestDays } from './best-days.ts';
import { type Chance, chanceOn, type Fitting, fittingPlaces, isForEvenings } from './chances.ts';
import { type DayFrame, dayFrames } from './day-frame.ts';
import { type RoadTable, roadTable } from './road-table.ts';
import { type Timeline, timelineOf } from './timeline.ts';
import { wishCost } from './wish-cost.ts';
import { TURNS, worthOf } from './worth.ts';

/** Fewer visits make a short day; arrival and departure days include a drive already. */
const FEW = 2;
const FEW_BESIDES = 1;

/** Drafts days for the wish; deterministic. The rules are in decision 013. */
export function solveDays(asked: Wish, places: readonly DraftPlace[], today: CivilDay): Draft {
  const steps = draftInSteps(asked, places, today);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** `solveDays` in steps of milliseconds, each yielding the draft so far: first the days, then their swaps. */
export function* draftInSteps(
  asked: Wish,
  places: readonly DraftPlace[],
  today: CivilDay,
): Generator<DraftSoFar, Draft> {
  const wish = { ...asked, drive: Math.min(asked.drive, mostDriving(asked)) };
  const frames = dayFrames(wish, today);
  const roads = roadTable(places, wish.base);
  const fitting = fittingPlaces(places, wish);
  const used = new Set<string>();
  const pinned = new Map(wish.kept?.map(({ key, day }) => [key, day]));
  const draftDay = (of: readonly Fitting[], frame: DayFrame, by: Wish, isEnough?: Enough) => {
    const found = dayOf(of, { frame, wish: by, roads, today, isEnough });
    for (const { place } of found.stops) used.add(place.key);
    return found;
  };
  const mainDay = (frame: DayFrame, isEnough: Enough): DraftedDay => {
    const isFree = ({ place: { key } }: Fitting) =>
      !used.has(key) && (pinned.get(key) ?? frame.day) === frame.day;
    const found = draftDay(fitting.filter(isFree), frame, wish, isEnough);
    return { day: frame.day, ...found, isShort: found.stops.length < few(frame, wish) };
  };
  const mains: DraftedDay[] = [];
  for (const frame of frames) {
    const leaves = few(frame, wish) === FEW_BESIDES && wish.sky === 'rain';
    const isOwn = (place: DraftPlace) => !leaves || isForEvenings(place);
    mains.push(mainDay(frame, ({ place }) => isOwn(place) && isOneCall(place, frame)));
    yield { days: [...mains] };
  }
  // First and last days get the uncertain places that the other days left over.
  for (const [at, frame] of frames.entries()) {
    if (mains[at]?.stops.length !== 0) continue;
    mains[at] = mainDay(frame, ({ place }) => isOneCall(place, frame));
    yield { days: [...mains] };
  }
  const choiceless = { ...wish, kept: [], most: {}, turns: {} };
  const days: DraftDay[] = [];
  for (const [at, day] of mains.entries()) {
    const isDry = day.stops.every(({ place }) => place.indoors);
    const own = new Set(day.stops.map(({ place }) => place.key));
    const indoors = fitting.filter(
      ({ place }) => place.indoors && (own.has(place.key) || !used.has(place.key)),
    );
    const frame = frames[at] as DayFrame;
    days.push({ ...day, swap: isDry ? [] : draftDay(indoors, frame, choiceless).stops });
    yield { days: [...days, ...mains.slice(days.length)] };
  }
  const isLittle = days.some(({ isShort }) => isShort);
  const isEmpty = days.every(({ stops }) => stops.length === 0);
  return { days, cost: isLittle ? wishCost(wish, places, frames, { today, isEmpty }) : undefined };
}

type Enough = (chance: Chance) => boolean;

/** Better a call than an empty day, but on holidays only for places without a door. */
function isOneCall({ openAir }: DraftPlace, { day }: DayFrame): boolean {
  return openAir === true || !isHoliday(day);
}

function few({ day }: DayFrame, { arrival, departure }: Wish): number {
  return day === arrival || day === departure ? FEW_BESIDES : FEW;
}

interface DayAsked {
  frame: DayFrame;
  wish: Wish;
  roads: RoadTable;
  today: CivilDay;
  isEnough?: Enough | undefined;
}

function dayOf(
  fitting: readonly Fitting[],
  { frame, wish, roads, today, isEnough }: DayAsked,
): Timeline & { hasAnother: boolean } {
  const chances = fitting.flatMap(({ place, at }): Chance[] => {
    const chance = chanceOn(place, frame, wish, today);
    return chance ? [{ ...chance, at }] : [];
  });
  const parts = { chances, roads, frame };
  const worths = chances.map((chance) => worthOf(chance, wish.arrival));
  const found = (turns: number, isEnough?: Enough) => {
    const worth = worths.map((worth) => worth(turns));
    return bestDays(parts, worth, wish, isEnough);
  };
  const enough = few(frame, wish);
  let [days, turns] = [found(1), 1];
  while ((days[0]?.order.length ?? 0) < enough && turns < mostTurns(frame, wish)) {
    turns += 1;
    days = found(turns);
  }
  if (days.length === 0 && isEnough) days = found(1, isEnough);
  const turn = wish.turns?.[frame.day] ?? 0;
  if (turn > 0) days = [...days, ...found(TURNS)];
  const day = timelineOf(days[turn % days.length]?.order ?? [], parts);
  const isLeft = ({ place, callFirst }: Chance) =>
    !callFirst && !day.stops.some((stop) => stop.place === place);
  return { ...day, hasAnother: chances.some(isLeft) };
}

/** Full days may use other weeks' places rather than stay empty; first and last days already have a drive. */
function mostTurns(frame: DayFrame, wish: Wish): number {
  return few(frame, wish) === FEW ? TURNS : 1;
}
