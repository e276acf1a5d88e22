import { memo, useEffect } from 'react';
import { type Position, WIMBERLEY } from '../../model/distance.ts';
import { MapLand } from './MapLand.tsx';
import { landmarkTowns } from './places/fixed-towns.ts';
import { landOf } from './places/land-shapes.ts';
import { type Point, project } from './places/projection.ts';
import { type MapShape, mapShape, routeView } from './places/route-view.ts';
import { scaleBar } from './places/scale-bar.ts';
import { besideEachOther, wayNames } from './places/way-pins.ts';

/** A stop; with a `link`, its number leads there. */
interface RouteStop extends Partial<Position> {
  link?: string | undefined;
  title?: string | undefined;
  /** The element id of its number, for links to it. */
  id?: string | undefined;
}

/** One color per day, as in its list (map-days.css); they repeat after the last. */
const DAY_COLORS = [
  'light-dark(#3a48a8, #ffcf73)',
  'light-dark(#2b6b45, #8fdcab)',
  'light-dark(#7a3b86, #dcb0ee)',
  'light-dark(#7d4a1e, #e8b98a)',
];

const ON_DAY_COLOR = 'light-dark(#fff, #1d2140)';

/** A name farther above or below its point, in units, has a leader: pins stand in between. */
const NEAR = 2;

const CABINS = { town: 'Wimberley', ...WIMBERLEY };

interface RouteMapProps {
  /** Each day's stops; one without a position keeps its number, but has no pin. */
  days: readonly (readonly RouteStop[])[];
  label: string;
  base?: Position & { town: string };
  /** Its width in pixels, or a fixed shape. */
  width?: number;
  shape?: MapShape;
}

/** The part of the map that the days cross, from home and back, with numbered stops. */
export const RouteMap = memo(function Route(props: RouteMapProps) {
  const { days, label, base = CABINS, width = 640, shape = mapShape(width) } = props;
  // If the URL asked for a pin before the map existed, focus it now.
  useEffect(() => {
    const id = CSS.escape(location.hash.slice(1));
    document.querySelector<SVGElement>(`.route-map [id="${id}"]`)?.focus();
  }, []);
  const home = { name: base.town, ...project(base.longitude, base.latitude) };
  let number = 0;
  const ways = days.map((stops, at) =>
    stops.flatMap(({ latitude, longitude, link, title, id }) => {
      number += 1;
      if (latitude === undefined || longitude === undefined) return [];
      const color = days.length > 1 ? DAY_COLORS[at % DAY_COLORS.length] : undefined;
      return { number, link, title, id, color, ...project(longitude, latitude) };
    }),
  );
  const stops = ways.flat();
  const view = routeView([home, ...stops], shape);
  const { unit, scale, frame, box } = view;
  const pins = besideEachOther(stops, home, 2.4 * unit, frame);
  const bar = scaleBar([home, ...pins], view);
  const towns = landmarkTowns
    .map(({ name, latitude, longitude }) => ({ name, ...project(longitude, latitude) }))
    .filter(({ name }) => name !== home.name);
  return (
    <div className="map-layout">
      <svg viewBox={box} role={pins.some(({ link }) => link) ? 'group' : 'img'} aria-label={label}>
        <MapLand land={landOf(scale, frame)} />
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
        <circle
          transform={`translate(${rounded(home)})`}
          r={0.6 * unit}
          fill="var(--map-pin-here)"
          stroke="var(--map-pin-ring)"
          strokeWidth={unit / 8}
        />
        <g transform={`translate(${bar.x} ${bar.y})`}>
          <path
            className="map-line"
            stroke="var(--map-ink)"
            strokeWidth={unit / 8}
            d={`M0 ${-unit / 2}V0H${bar.width}V${-unit / 2}`}
          />
          <text
            y={-0.7 * unit}
            x={bar.width / 2}
            fill="var(--map-ink)"
            fontSize={unit}
            textAnchor="middle"
          >
            {bar.text}
          </text>
        </g>
        {wayNames([home, ...towns], pins, view, bar.room).map(({ name, x, y, foot }) => (
          <g key={name}>
            {name !== home.name ? (
              <circle
                transform={`translate(${rounded({ x, y })})`}
                r={unit / 3}
                fill="var(--map-quiet)"
              />
            ) : (
              Math.abs(foot.y - y) > NEAR * unit && (
                <path
                  stroke="var(--map-ink)"
                  strokeWidth={unit / 8}
                  d={`M${rounded(home)}L${foot.x} ${Math.round(foot.y + (foot.y < y ? 0.3 : -1.1) * unit)}`}
                />
              )
            )}
            <text
              transform={`translate(${rounded(foot)})`}
              fill={name === home.name ? 'var(--map-ink)' : 'var(--map-quiet)'}
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
        {pins.map(({ number, link, title, id, color, x, y }) => {
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
                fill={color ? ON_DAY_COLOR : 'var(--map-pin-text)'}
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
