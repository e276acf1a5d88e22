import { WIMBERLEY } from '../../model/distance.ts';
import { useWords } from '../../site/words/words-context.ts';
import { clearNames } from '../map/places/clear-names.ts';
import { isOnMap, MAP_SIZE, type Point, project } from '../map/places/projection.ts';
import type { PlacePosition } from './place.ts';

/** Towns by which people find their way, in degrees, the largest first. */
const TOWNS = [
  ['Austin', -97.7431, 30.2672],
  ['San Antonio', -98.4936, 29.4241],
  ['Fredericksburg', -98.872, 30.2752],
  ['Kerrville', -99.1403, 30.0474],
  ['New Braunfels', -98.1245, 29.703],
  ['San Marcos', -97.9414, 29.8833],
  ['Llano', -98.6751, 30.7591],
  ['Marble Falls', -98.2728, 30.5783],
  ['Dripping Springs', -98.0867, 30.1902],
  ['Blanco', -98.4211, 30.098],
  ['Johnson City', -98.412, 30.2769],
  ['Boerne', -98.732, 29.7947],
  ['Bandera', -99.0737, 29.7266],
] as const;

const CABINS = project(WIMBERLEY.longitude, WIMBERLEY.latitude);

/** The least that is shown of the map, about 40 miles, and the land around what stands on it. */
const LEAST = 280;
const AROUND = 95;

/** Half of a letter on a phone, in units of the picture, and where a name stands below a point. */
const HALF_LETTER = 14;
const BELOW = 62;

/** A map of the place and the cabins, larger if they are near; nothing if it's off the map. */
export function PlaceMap({ position: { latitude, longitude } }: { position: PlacePosition }) {
  const { cabins } = useWords('place').where;
  const there = project(longitude, latitude);
  if (!isOnMap(there)) return null;
  const { x, y, width, height } = windowAround(there, CABINS);
  const scale = MAP_SIZE.width / width;
  const shown = (point: Point) => ({ x: (point.x - x) * scale, y: (point.y - y) * scale });
  const [place, home] = [shown(there), shown(CABINS)];
  const label = {
    name: cabins,
    x: Math.min(Math.max(home.x, 160), MAP_SIZE.width - 160),
    y: home.y + (place.y > home.y + 100 ? -32 : BELOW),
  };
  const names = clearNames(
    TOWNS.map(([name, east, north]) => ({ name, ...shown(project(east, north)) })),
    [label, place, { x: place.x, y: place.y - 40 }, home],
    { x: 0, y: 0, ...MAP_SIZE },
    HALF_LETTER,
  );
  return (
    <div className="place-map" aria-hidden="true">
      <img
        src={`/images/hill-country-map.svg#svgView(viewBox(${[x, y, width, height].map(hundredths)}))`}
        alt=""
        loading="lazy"
        width={MAP_SIZE.width}
        height={MAP_SIZE.height}
      />
      <svg aria-hidden="true" viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}>
        {names.map(({ name, x, y }) => (
          <text key={name} className="map-town" x={round(x)} y={round(y)} textAnchor="middle">
            {name}
          </text>
        ))}
        <path className="map-way" d={`M${rounded(home)}L${rounded(place)}`} />
        <circle className="map-cabins" cx={round(home.x)} cy={round(home.y)} r="13" />
        <text x={round(label.x)} y={round(label.y)} textAnchor="middle">
          {cabins}
        </text>
        <path
          className="map-place"
          transform={`translate(${rounded(place)})`}
          d="M0 0C-18-24-29-39-29-54A29 29 0 0 1 29-54C29-39 18-24 0 0ZM0-43A11 11 0 1 0 0-65 11 11 0 0 0 0-43Z"
        />
      </svg>
    </div>
  );
}

/** The part of the drawing, in its own shape, that has both points and the land around them. */
function windowAround(a: Point, b: Point): Point & typeof MAP_SIZE {
  const { width: most, height: tall } = MAP_SIZE;
  const wide = Math.abs(a.x - b.x) + 2 * AROUND;
  const high = Math.abs(a.y - b.y) + 2 * AROUND;
  const width = Math.min(most, Math.max(LEAST, wide, (high * most) / tall));
  const height = (width * tall) / most;
  const start = (middle: number, size: number, end: number) =>
    Math.min(Math.max(0, middle - size / 2), end - size);
  return {
    x: start((a.x + b.x) / 2, width, most),
    y: start((a.y + b.y) / 2, height, tall),
    width,
    height,
  };
}

function rounded({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** As exact as a picture's shape must be: it is the same before and after the picture is there. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function round(value: number): number {
  return Math.round(value);
}
