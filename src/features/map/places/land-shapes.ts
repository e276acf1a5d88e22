import { escarpment, lakes, rivers, roads, uplands, wideReaches } from './geography.ts';
import type { Box } from './place-labels.ts';
import { hundredths, MAP_SIZE, projectLine } from './projection.ts';
import { sceneryIn } from './scatter.ts';
import { sceneryPaths } from './scenery.ts';
import { smoothPath } from './smooth-path.ts';

export interface LandShape {
  /** A color in map-palette.css, without the `--map-` prefix. */
  tone: string;
  path: string;
  width?: number;
  /** Offset right and down, for the shadow of an area. */
  shift?: readonly number[];
}

const PLATEAU = `${line(escarpment)}L-20-20L${MAP_SIZE.width}-20Z`;
const GRANITE = area(uplands.granite);
const HIGH = area(uplands.high);
const HIGHER = area(uplands.higher);

const { colorado, guadalupe, ...otherRivers } = rivers;
const GREAT_RIVERS = line(colorado) + line(guadalupe);
const RIVERS = Object.values(otherRivers).map(line).join('');
const WIDE_REACHES = wideReaches.map(line).join('');
const LAKES = Object.values(lakes).map(area).join('');

const { i10, i35, us290, us290East, ...byways } = roads;
const INTERSTATES = line(i10) + line(i35);
const HIGHWAYS = line(us290) + line(us290East);
const BYWAYS = Object.values(byways).map(line).join('');

/** The ground as layers of cut paper, with rivers, lakes and roads, back to front. */
const GROUND: readonly LandShape[] = [
  { tone: 'cliff', path: PLATEAU, shift: [9, 11] },
  { tone: 'ledge', path: PLATEAU, shift: [4, 5] },
  { tone: 'plateau', path: PLATEAU },
  { tone: 'edge', path: GRANITE, shift: [3, 4] },
  { tone: 'granite', path: GRANITE },
  { tone: 'edge', path: HIGH, shift: [3, 4] },
  { tone: 'high', path: HIGH },
  { tone: 'edge', path: HIGHER, shift: [3, 4] },
  { tone: 'higher', path: HIGHER },
  { tone: 'valley', width: 18, path: GREAT_RIVERS + RIVERS },
  { tone: 'water', width: 5, path: GREAT_RIVERS },
  { tone: 'water', width: 3.5, path: RIVERS },
  { tone: 'lake', width: 11, path: WIDE_REACHES },
  { tone: 'lake', path: LAKES },
  { tone: 'road-bed', width: 4, path: BYWAYS },
  { tone: 'road-bed', width: 8, path: HIGHWAYS },
  { tone: 'road-bed', width: 10, path: INTERSTATES },
  { tone: 'road', width: 1.8, path: BYWAYS },
  { tone: 'road', width: 4, path: HIGHWAYS },
  { tone: 'interstate', width: 5, path: INTERSTATES },
];

export interface Land {
  ground: readonly LandShape[];
  scenery: readonly LandShape[];
}

/**
 * The land with lines and motifs at `scale`, relative to the complete map, so that they don't grow on a
 * closer one. Includes only hills and oaks entirely inside `frame`.
 */
export function landOf(scale = 1, frame?: Box): Land {
  const { furrows, far, lit, shade, trunk, crown, light } = sceneryPaths(
    sceneryIn(scale, frame),
    scale,
  );
  const scaled = ({ width, shift, ...shape }: LandShape): LandShape => ({
    ...shape,
    ...(width !== undefined && { width: hundredths(width * scale) }),
    ...(shift && { shift: shift.map((way) => hundredths(way * scale)) }),
  });
  const plain = `M0 0H${MAP_SIZE.width}V${MAP_SIZE.height}H0Z`;
  return {
    ground: [
      { tone: 'plain', path: plain },
      ...[{ tone: 'furrow', width: 3, path: furrows }, ...GROUND].map(scaled),
    ],
    scenery: [
      { tone: 'hill-far', path: far },
      { tone: 'hill', path: lit },
      { tone: 'hill-shade', path: shade },
      { tone: 'trunk', width: 3, path: trunk },
      { tone: 'crown', width: 12, path: crown },
      { tone: 'crown-light', width: 6, path: light },
    ].map(scaled),
  };
}

function line(degrees: readonly number[]): string {
  return smoothPath(projectLine(degrees));
}

function area(degrees: readonly number[]): string {
  return smoothPath(projectLine(degrees), true);
}
