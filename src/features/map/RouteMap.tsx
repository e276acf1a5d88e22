import { memo, useEffect } from 'react';
import { type Position, WIMBERLEY } from '../../model/distance.ts';
import { MapLand } from './MapLand.tsx';
import { clearNames } from './places/clear-names.ts';
import { fixedTowns } from './places/fixed-towns.ts';
import { MAP_SIZE, type Point, project } from './places/projection.ts';
import { routeView } from './places/route-view.ts';

/** Of a stop that has a link, the number leads there. */
interface RouteStop extends Partial<Position> {
  link?: string | undefined;
  title?: string | undefined;
  /** Where a link to its number leads. */
  id?: string | undefined;
}

/** A color for each day, which white stands on; from the first again after the last. */
const DAY_COLORS = ['#3a48a8', '#a83a2a', '#2b6b45', '#7a3b86'];

interface RouteMapProps {
  /** The stops of each day; one without a position keeps its number, but has no pin. */
  days: readonly (readonly RouteStop[])[];
  label: string;
}

/** From the cabins' town and back, the part of the map that each day crosses; its stops are numbered. */
export const RouteMap = memo(function Route({ days, label }: RouteMapProps) {
  // Who asked for a pin before the map was there gets it now.
  useEffect(() => {
    const id = CSS.escape(location.hash.slice(1));
    document.querySelector<SVGElement>(`.route-map [id="${id}"]`)?.focus();
  }, []);
  const home = project(WIMBERLEY.longitude, WIMBERLEY.latitude);
  let number = 0;
  const ways = days.map((stops, at) =>
    stops.flatMap(({ latitude, longitude, link, title, id }) => {
      number += 1;
      if (latitude === undefined || longitude === undefined) return [];
      const color = days.length > 1 ? DAY_COLORS[at % DAY_COLORS.length] : undefined;
      return { number, link, title, id, color, ...project(longitude, latitude) };
    }),
  );
  const pins = ways.flat();
  const { unit, frame, box } = routeView([home, ...pins]);
  const all = fixedTowns.map(({ name, latitude, longitude }) => ({
    name,
    ...project(longitude, latitude),
  }));
  const towns = clearNames(all, pins, frame, unit / 2);
  return (
    <div className="map-layout">
      <svg viewBox={box} role={pins.some(({ link }) => link) ? 'group' : 'img'} aria-label={label}>
        <MapLand />
        {towns.map(({ name, x, y }) => (
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
        {ways.map((way, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={at}
            className="map-line"
            stroke={way[0]?.color ?? 'var(--map-pin-here)'}
            strokeWidth={unit / 3}
            strokeDasharray={`0 ${unit * 0.8}`}
            d={`M${[home, ...way, home].map(rounded).join('L')}`}
          />
        ))}
        {besideEachOther(pins, 2.4 * unit).map(({ number, link, title, id, color, x, y }) => {
          const pin = (
            <g key={number} transform={`translate(${rounded({ x, y })})`}>
              <circle
                r={1.2 * unit}
                fill={color ?? 'var(--map-pin)'}
                stroke="var(--map-pin-ring)"
                strokeWidth={unit / 8}
              />
              <text
                y={unit / 2}
                fill={color ? '#fff' : 'var(--map-pin-text)'}
                fontSize={1.4 * unit}
                fontWeight="750"
                textAnchor="middle"
              >
                {number}
              </text>
            </g>
          );
          return link ? (
            <a key={number} id={id} href={link} aria-label={`${number} ${title}`}>
              {pin}
            </a>
          ) : (
            pin
          );
        })}
      </svg>
    </div>
  );
});

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
