import { MapLand } from '../../map/MapLand.tsx';
import { MAP_SIZE, type Point, project } from '../../map/places/projection.ts';
import type { Base, DraftStop } from '../wish.ts';

const LAND = 'draft-land';

/** No strip shows less of the land than this, in the map's own units. */
const WIDEST_ZOOM = 300;
const ASPECT = 3.2;
const MARGIN = 34;

/** How far apart pins stay. */
const PIN_DISTANCE = 20;

/** The land, once for all strips. */
export function StripLand() {
  return (
    <svg className="draft-land" aria-hidden="true">
      <defs>
        <g id={LAND}>
          <MapLand />
        </g>
      </defs>
    </svg>
  );
}

interface DayStripProps {
  base: Base;
  stops: readonly DraftStop[];
  label: string;
}

/** Where a day goes: a strip of the guide's map with its stops, numbered and joined. */
export function DayStrip({ base, stops, label }: DayStripProps) {
  const points = [base, ...stops.map(({ place }) => place)].map(({ longitude, latitude }) =>
    project(longitude, latitude),
  );
  const [home] = points;
  const pins = beside(points.slice(1));
  return (
    <svg viewBox={viewOf(points)} role="img" aria-label={label}>
      <use href={`#${LAND}`} />
      <path
        className="draft-way"
        d={`M${[...points, home].map((at) => at && `${Math.round(at.x)} ${Math.round(at.y)}`).join('L')}`}
      />
      {home && <circle className="draft-home" cx={home.x} cy={home.y} r="7" />}
      {pins.map(({ x, y }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it shows
        <g key={at} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <circle className="draft-pin" r="10" />
          <text className="draft-number" y="4">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Each pin at its stop, or east of those that are there already. */
function beside(stops: readonly Point[]): Point[] {
  const pins: Point[] = [];
  for (const { x, y } of stops) {
    const pin = { x, y };
    while (pins.some((other) => Math.hypot(other.x - pin.x, other.y - pin.y) < PIN_DISTANCE))
      pin.x += PIN_DISTANCE;
    pins.push(pin);
  }
  return pins;
}

/** The part of the map with all of them in it, and no more than the map has. */
function viewOf(points: readonly Point[]): string {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const width = Math.max(right - left, (bottom - top) * ASPECT, WIDEST_ZOOM);
  const height = width / ASPECT;
  const x = within((left + right - width) / 2, MAP_SIZE.width - width);
  const y = within((top + bottom - height) / 2, MAP_SIZE.height - height);
  return [x, y, width, height].map(Math.round).join(' ');
}

function within(from: number, most: number): number {
  return Math.max(0, Math.min(from, most));
}
