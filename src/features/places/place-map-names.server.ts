import { type Box, boxAround, overlap } from '../map/places/place-labels.ts';
import { MAP_SIZE, type Point } from '../map/places/projection.ts';
import type { NameSide } from './place-map.ts';

/** The size of a letter in map units, on a phone, where names are largest. */
const LETTER = { width: 29, height: 56 };

/** A name's distance from the edge, and from its dot: beside it, or above and below it. */
const EDGE = 12;
const GAP = { side: 30, line: 16 };

/** Positions for a name, best first; each step down the list costs as much as covering a bit of road. */
const SIDES: readonly NameSide[] = [
  { east: 1, south: 0 },
  { east: -1, south: 0 },
  { east: 1, south: -1 },
  { east: 1, south: 1 },
  { east: -1, south: -1 },
  { east: -1, south: 1 },
  { east: 0, south: 1 },
  { east: 0, south: -1 },
];
const NEXT_SIDE = 0.4;

/** What's already on a map: boxes that must stay free, and the cost of covering the rest. */
export interface Ground {
  taken: Box[];
  cost: (box: Box) => number;
}

/** Puts a dot's name where it covers least, and reserves that space; undefined if nowhere is free. */
export function nameBeside<Dot extends Point & { name: string }>(
  dot: Dot,
  { taken, cost }: Ground,
): (Dot & NameSide) | undefined {
  const [best] = SIDES.map((side, index) => ({ side, index, box: nameBox(dot, side) }))
    .filter(({ box }) => isFree(box, taken))
    .map((one) => ({ ...one, cost: cost(one.box) + NEXT_SIDE * one.index }))
    .sort((one, other) => one.cost - other.cost);
  if (!best) return undefined;
  taken.push(best.box, boxAround(dot, GAP.line));
  return { ...dot, ...best.side };
}

function nameBox({ x, y, name }: Point & { name: string }, { east, south }: NameSide): Box {
  const { height } = LETTER;
  const width = name.length * LETTER.width;
  const gap = south === 0 ? GAP.side : GAP.line;
  return {
    x: x + east * gap + ((east - 1) / 2) * width,
    y: y + south * GAP.line + ((south - 1) / 2) * height,
    width,
    height,
  };
}

/** True if a box is within the map's margins and covers nothing reserved. */
export function isFree(box: Box, taken: readonly Box[]): boolean {
  const { x, y, width, height } = box;
  const room = Math.min(x, y, MAP_SIZE.width - x - width, MAP_SIZE.height - y - height);
  return room >= EDGE && taken.every((other) => overlap(box, other) === 0);
}
