import { escarpment, lakes, rivers, roads, uplands, wideReaches } from './geography.ts';
import { MAP_SIZE, projectLine } from './projection.ts';
import { furrows, hills, oaks } from './scenery.ts';
import { smoothPath } from './smooth-path.ts';

/** A part of the drawing. */
export interface LandShape {
  /** Its color: one in map-palette.css, without the `--map-` prefix. */
  tone: string;
  path: string;
  /** The width of a line; an area has none. */
  width?: number;
  /** How far it is shifted right and down, as the shadow of another area. */
  shift?: string;
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

/** The ground like layers of cut paper, with rivers, lakes and roads, from back to front. */
export const landShapes: readonly LandShape[] = [
  { tone: 'plain', path: `M0 0H${MAP_SIZE.width}V${MAP_SIZE.height}H0Z` },
  { tone: 'furrow', width: 3, path: furrows },
  { tone: 'cliff', path: PLATEAU, shift: '9 11' },
  { tone: 'ledge', path: PLATEAU, shift: '4 5' },
  { tone: 'plateau', path: PLATEAU },
  { tone: 'edge', path: GRANITE, shift: '3 4' },
  { tone: 'granite', path: GRANITE },
  { tone: 'edge', path: HIGH, shift: '3 4' },
  { tone: 'high', path: HIGH },
  { tone: 'edge', path: HIGHER, shift: '3 4' },
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

/** Hills and oaks. */
export const sceneryShapes: readonly LandShape[] = [
  { tone: 'hill-far', path: hills.far },
  { tone: 'hill', path: hills.lit },
  { tone: 'hill-shade', path: hills.shade },
  { tone: 'trunk', width: 3, path: oaks.trunk },
  { tone: 'crown', width: 12, path: oaks.crown },
  { tone: 'crown-light', width: 6, path: oaks.light },
];

function line(degrees: readonly number[]): string {
  return smoothPath(projectLine(degrees));
}

function area(degrees: readonly number[]): string {
  return smoothPath(projectLine(degrees), true);
}
