import type { NamedPoint } from './clear-names.ts';
import { type Box, boxAround, overlap } from './place-labels.ts';
import type { Point } from './projection.ts';
import type { RouteView } from './route-view.ts';

/** How far a pin may move, in pin widths. */
const STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4];

/** Offsets around a stop, closest first: none, then east, west, south, north. */
const AROUND = STEPS.flatMap((y) => STEPS.map((x) => ({ x, y }))).sort(
  (one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y),
);

/**
 * Moves each pin as little as needed: `apart` from the others and from home, and inside the frame. There
 * is space for seven even if all are in the same corner, or outside the map.
 */
export function besideEachOther<Pin extends Point>(
  stops: readonly Pin[],
  home: Point,
  apart: number,
  { x: left, y: top, width, height }: RouteView['frame'],
): Pin[] {
  const taken: Point[] = [home];
  const inside = (at: number, edge: number, size: number) =>
    Math.min(Math.max(at, edge + apart / 2), edge + size - apart / 2);
  return stops.map((stop) => {
    const isFree = ({ x, y }: Point) =>
      x === inside(x, left, width) &&
      y === inside(y, top, height) &&
      taken.every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
    const from = { x: inside(stop.x, left, width), y: inside(stop.y, top, height) };
    const places = AROUND.map(({ x, y }) => ({ x: from.x + x * apart, y: from.y + y * apart }));
    const pin = { ...stop, ...places.find(isFree) };
    taken.push(pin);
    return pin;
  });
}

/** In units: half a letter's width, a name's extent above and below its foot, half a pin. */
const HALF_LETTER = 0.4;
const ABOVE = 1.2;
const BELOW = 0.4;
const PIN = 1.25;

/**
 * Positions of a name's foot relative to its point: above or below, also past other pins, or beside it
 * by half the name's width.
 */
const FEET: readonly (readonly [down: number, aside: -1 | 0 | 1])[] = [
  [-0.8, 0],
  [1.9, 0],
  [-1.8, 0],
  [2.6, 0],
  [-2.5, 0],
  [0.4, 1],
  [0.4, -1],
];

/** More positions for home's name, which must not be left out. */
const FEET_OF_HOME = [...FEET, ...[4, -4, 5.4, -5.4, 6.8, -6.8].map((down) => [down, 0] as const)];

const BESIDE = 1.4;

/**
 * The names of towns around a route, home first, each placed where it covers no pin, no other name, and
 * none of `room`. Names without such a place, or cut off by the frame, are left out.
 */
export function wayNames(
  towns: readonly NamedPoint[],
  pins: readonly Point[],
  { unit, frame }: Pick<RouteView, 'unit' | 'frame'>,
  ...room: readonly Box[]
): (NamedPoint & { foot: Point })[] {
  const taken = [...room, ...pins.map((pin) => boxAround(pin, PIN * unit))];
  return towns.flatMap((town, index) => {
    const half = HALF_LETTER * unit * town.name.length;
    const isIn =
      Math.min(town.x - frame.x, frame.x + frame.width - town.x) > 0 &&
      Math.min(town.y - frame.y, frame.y + frame.height - town.y) > 0;
    for (const [down, aside] of index === 0 ? FEET_OF_HOME : FEET) {
      const y = town.y + down * unit;
      const wanted = town.x + aside * (half + BESIDE * unit);
      const x = Math.min(Math.max(wanted, frame.x + half), frame.x + frame.width - half);
      const size = { width: 2 * half, height: (ABOVE + BELOW) * unit };
      const box = { x: x - half, y: y - ABOVE * unit, ...size };
      const isWhole = box.y >= frame.y && box.y + box.height <= frame.y + frame.height;
      if (!isIn || !isWhole || taken.some((other) => overlap(box, other) > 0)) continue;
      taken.push(box, boxAround(town, unit / 2));
      return [{ ...town, foot: { x, y } }];
    }
    return [];
  });
}
