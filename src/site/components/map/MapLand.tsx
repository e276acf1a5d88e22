import { escarpment, lakes, rivers, roads, uplands, wideReaches } from './places/geography.ts';
import { MAP_SIZE, projectLine } from './places/projection.ts';
import { furrows, hills, oaks } from './places/scenery.ts';
import { smoothPath } from './places/smooth-path.ts';

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

/** The ground like layers of cut paper, with rivers, lakes, roads, hills and oaks. */
export function MapLand() {
  return (
    <>
      <rect fill="var(--map-plain)" width={MAP_SIZE.width} height={MAP_SIZE.height} />
      <Line tone="furrow" width={3} path={furrows} />
      <Area tone="cliff" path={PLATEAU} shift="9 11" />
      <Area tone="ledge" path={PLATEAU} shift="4 5" />
      <Area tone="plateau" path={PLATEAU} />
      <Area tone="edge" path={GRANITE} shift="3 4" />
      <Area tone="granite" path={GRANITE} />
      <Area tone="edge" path={HIGH} shift="3 4" />
      <Area tone="high" path={HIGH} />
      <Area tone="edge" path={HIGHER} shift="3 4" />
      <Area tone="higher" path={HIGHER} />
      <Line tone="valley" width={18} path={GREAT_RIVERS + RIVERS} />
      <Line tone="water" width={5} path={GREAT_RIVERS} />
      <Line tone="water" width={3.5} path={RIVERS} />
      <Line tone="lake" width={11} path={WIDE_REACHES} />
      <Area tone="lake" path={LAKES} />
      <Line tone="road-bed" width={4} path={BYWAYS} />
      <Line tone="road-bed" width={8} path={HIGHWAYS} />
      <Line tone="road-bed" width={10} path={INTERSTATES} />
      <Line tone="road" width={1.8} path={BYWAYS} />
      <Line tone="road" width={4} path={HIGHWAYS} />
      <Line tone="interstate" width={5} path={INTERSTATES} />
      <g className="map-scenery">
        <Area tone="hill-far" path={hills.far} />
        <Area tone="hill" path={hills.lit} />
        <Area tone="hill-shade" path={hills.shade} />
        <Line tone="trunk" width={3} path={oaks.trunk} />
        <Line tone="crown" width={12} path={oaks.crown} />
        <Line tone="crown-light" width={6} path={oaks.light} />
      </g>
    </>
  );
}

interface AreaProps {
  /** A color from map-palette.css, without the `--map-` prefix. */
  tone: string;
  path: string;
  /** How far it is shifted right and down, as the shadow of another area. */
  shift?: string;
}

function Area({ tone, path, shift }: AreaProps) {
  return <path fill={`var(--map-${tone})`} d={path} transform={shift && `translate(${shift})`} />;
}

function Line({ tone, width, path }: AreaProps & { width: number }) {
  return <path className="map-line" stroke={`var(--map-${tone})`} strokeWidth={width} d={path} />;
}

function line(degrees: readonly number[]): string {
  return smoothPath(projectLine(degrees));
}

function area(degrees: readonly number[]): string {
  return smoothPath(projectLine(degrees), true);
}
