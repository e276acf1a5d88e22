import { type Position, WIMBERLEY } from '../../model/distance.ts';
import { MapLand } from './MapLand.tsx';
import { fixedTowns } from './places/fixed-towns.ts';
import { MAP_SIZE, type Point, project } from './places/projection.ts';
import { routeView } from './places/route-view.ts';

interface RouteMapProps {
  /** The stops of each day; one without a position keeps its number, but has no pin. */
  days: readonly (readonly Partial<Position>[])[];
  label: string;
}

/** From the cabins' town and back, the part of the map that each day crosses; its stops are numbered. */
export function RouteMap({ days, label }: RouteMapProps) {
  const home = project(WIMBERLEY.longitude, WIMBERLEY.latitude);
  let number = 0;
  const ways = days.map((stops) =>
    stops.flatMap(({ latitude, longitude }) => {
      number += 1;
      if (latitude === undefined || longitude === undefined) return [];
      return { number, ...project(longitude, latitude) };
    }),
  );
  const pins = ways.flat();
  const { unit, box } = routeView([home, ...pins]);
  const towns = fixedTowns
    .map(({ name, latitude, longitude }) => ({ name, at: project(longitude, latitude) }))
    .filter(({ at }) => pins.every((pin) => distance(pin, at) > 4.5 * unit));
  return (
    <div className="map-layout">
      <svg viewBox={box} role="img" aria-label={label}>
        <MapLand />
        {towns.map(({ name, at: { x, y } }) => (
          <g key={name} transform={`translate(${rounded({ x, y })})`}>
            <circle r={unit / 3} fill="var(--map-quiet)" />
            <text
              y={-0.7 * unit}
              fill="var(--map-quiet)"
              stroke="var(--map-halo)"
              strokeWidth={unit / 3}
              strokeLinejoin="round"
              paintOrder="stroke"
              fontSize={1.3 * unit}
              fontWeight="600"
              textAnchor="middle"
            >
              {name}
            </text>
          </g>
        ))}
        <path
          className="map-line"
          stroke="var(--map-pin-here)"
          strokeWidth={unit / 3}
          strokeDasharray={`0 ${unit * 0.8}`}
          d={ways.map((way) => `M${[home, ...way, home].map(rounded).join('L')}`).join('')}
        />
        {besideEachOther(pins, 2.4 * unit).map(({ number, x, y }) => (
          <g key={number} transform={`translate(${rounded({ x, y })})`}>
            <circle
              r={1.2 * unit}
              fill="var(--map-pin)"
              stroke="var(--map-pin-ring)"
              strokeWidth={unit / 8}
            />
            <text
              y={unit / 2}
              fill="var(--map-pin-text)"
              fontSize={1.4 * unit}
              fontWeight="750"
              textAnchor="middle"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function rounded({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Each pin at its stop, or east of those that are there already. */
function besideEachOther<Pin extends Point>(stops: readonly Pin[], apart: number): Pin[] {
  const pins: Pin[] = [];
  for (const stop of stops) {
    const pin = { ...stop };
    while (pins.some((other) => distance(other, pin) < apart)) pin.x += apart;
    if (pin.x > MAP_SIZE.width - apart) Object.assign(pin, { x: stop.x - apart });
    pins.push(pin);
  }
  return pins;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
