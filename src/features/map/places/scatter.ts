import { fixedTowns } from './fixed-towns.ts';
import { escarpment, lakes, rivers, roads } from './geography.ts';
import type { Box } from './place-labels.ts';
import { MAP_SIZE, type Point, project, projectLine } from './projection.ts';
import { MOTIF_SIZES, type Scenery, wholeScenery } from './scenery.ts';

/** The grid's cell size on closer maps, in their own units: the closer, the denser. */
const CELL = { closest: 54, farther: 60 };

/** Percentages of cells with each motif; the rest stay empty. */
const ON_PLATEAU = { ranges: 5, hills: 14, oaks: 42, fields: 0 };
const ON_PLAIN = { ranges: 0, hills: 0, oaks: 18, fields: 26 };

const ASTRAY = 0.65;

/** The margin between a motif and a road, river or town, in units of the complete map. */
const AIR = 8;
const TOWN = 26;

const KINDS = ['ranges', 'hills', 'oaks', 'fields'] as const;

const CLIFF = projectLine(escarpment);

const TOWNS = fixedTowns.map(({ longitude, latitude }) => project(longitude, latitude));

/** The cliff, roads and water; lakes as spokes from their center to the shore. */
const LINES = [
  CLIFF,
  ...[...Object.values(roads), ...Object.values(rivers)].map(projectLine),
  ...Object.values(lakes).map((shore) => {
    const points = projectLine(shore);
    const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }));
    const middle = { x: sum.x / points.length, y: sum.y / points.length };
    return points.flatMap((point) => [middle, point]);
  }),
];

/**
 * Hills, oaks and fields for a map whose lines have this `scale`: the complete map's own, or generated
 * ones of similar density for closer maps; only those entirely inside `frame`.
 */
export function sceneryIn(scale: number, frame?: Box): Scenery {
  const all = scale === 1 ? wholeScenery : scattered(scale, frame ?? { x: 0, y: 0, ...MAP_SIZE });
  if (!frame) return all;
  const whole = (kind: keyof Scenery) =>
    all[kind].filter((foot) => isWithin(boxOf(foot, kind, scale), frame));
  return {
    ranges: whole('ranges'),
    hills: whole('hills'),
    oaks: whole('oaks'),
    fields: whole('fields'),
  };
}

/** Places motifs pseudorandomly on a grid over the land, the same on every map of this scale. */
function scattered(scale: number, { x: left, y: top, width, height }: Box): Scenery {
  const found: Record<keyof Scenery, Point[]> = { ranges: [], hills: [], oaks: [], fields: [] };
  const cell = (CELL.closest + CELL.farther * scale) * scale;
  for (let row = Math.floor(top / cell); row * cell < top + height; row++) {
    for (let column = Math.floor(left / cell); column * cell < left + width; column++) {
      const [chance, right, down] = [0, 1, 2].map((throwOf) => dice(column, row, throwOf)) as [
        number,
        number,
        number,
      ];
      const foot = {
        x: (column + 0.5 + (right - 0.5) * ASTRAY) * cell,
        y: (row + 0.5 + (down - 0.5) * ASTRAY) * cell,
      };
      const kind = kindFor(chance * 100, isOnPlateau(foot) ? ON_PLATEAU : ON_PLAIN);
      if (kind && hasRoom(foot, kind, scale)) found[kind].push(foot);
    }
  }
  return found;
}

function kindFor(
  chance: number,
  shares: Readonly<Record<keyof Scenery, number>>,
): keyof Scenery | undefined {
  let sum = 0;
  return KINDS.find((kind) => {
    sum += shares[kind];
    return chance < sum;
  });
}

function hasRoom(foot: Point, kind: keyof Scenery, scale: number): boolean {
  const { x, y, width, height } = boxOf(foot, kind, scale);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const isClear = (point: Point, air: number) =>
    Math.abs(point.x - middle.x) > width / 2 + air * scale ||
    Math.abs(point.y - middle.y) > height / 2 + air * scale;
  return (
    TOWNS.every((town) => isClear(town, TOWN)) &&
    LINES.every((line) =>
      line.slice(1).every((to, index) => isClear(nearestOn(line[index] ?? to, to, middle), AIR)),
    )
  );
}

function nearestOn(from: Point, to: Point, { x, y }: Point): Point {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const length = right ** 2 + down ** 2 || 1;
  const part = ((x - from.x) * right + (y - from.y) * down) / length;
  const at = Math.min(Math.max(part, 0), 1);
  return { x: from.x + right * at, y: from.y + down * at };
}

/** The Balcones Escarpment runs south, then west: the plateau is to its left and above it. */
function isOnPlateau({ x, y }: Point): boolean {
  return CLIFF.slice(1).every((to, index) => {
    const from = CLIFF[index] ?? to;
    const isBeside = y >= Math.min(from.y, to.y) && y < Math.max(from.y, to.y);
    return !isBeside || x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  });
}

function boxOf({ x, y }: Point, kind: keyof Scenery, scale: number): Box {
  const [wide, high] = MOTIF_SIZES[kind];
  const [width, height] = [wide * scale, high * scale];
  return { x: x - width / 2, y: y - height, width, height };
}

function isWithin(box: Box, { x, y, width, height }: Box): boolean {
  return (
    box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height
  );
}

function dice(column: number, row: number, throwOf: number): number {
  let hash =
    Math.imul(column, 0x85ebca6b) ^ Math.imul(row, 0xc2b2ae35) ^ Math.imul(throwOf, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
