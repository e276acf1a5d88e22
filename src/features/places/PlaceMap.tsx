import { WIMBERLEY } from '../../model/distance.ts';
import { useWords } from '../../site/words/words-context.ts';
import { isOnMap, MAP_SIZE, type Point, project } from '../map/places/projection.ts';
import type { PlacePosition } from './place.ts';

/** Towns by which people find their way, in degrees; written where their names have room. */
const TOWNS = [
  ['Austin', -97.7431, 30.2672],
  ['Fredericksburg', -98.872, 30.2752],
  ['San Antonio', -98.4936, 29.4241],
  ['Kerrville', -99.1403, 30.0474],
  ['Llano', -98.6751, 30.7591],
] as const;

/** How far a name stays away from the pin and the cabins, in units of the drawing. */
const CLEARANCE = 90;

const CABINS = project(WIMBERLEY.longitude, WIMBERLEY.latitude);

/** The Hill Country as a picture, with the place and the cabins on it; nothing if it's off the map. */
export function PlaceMap({ position: { latitude, longitude } }: { position: PlacePosition }) {
  const { cabins } = useWords('place').where;
  const place = project(longitude, latitude);
  if (!isOnMap(place)) return null;
  const isWest = place.x < CABINS.x;
  return (
    <div className="place-map" aria-hidden="true">
      <img
        src="/images/hill-country-map.svg"
        alt=""
        loading="lazy"
        width={MAP_SIZE.width}
        height={MAP_SIZE.height}
      />
      <svg aria-hidden="true" viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}>
        {TOWNS.map(([name, east, north]) => (
          <TownName key={name} name={name} at={project(east, north)} clearOf={[place, CABINS]} />
        ))}
        <path className="map-way" d={`M${tenths(CABINS)}L${tenths(place)}`} />
        <circle className="map-cabins" cx={round(CABINS.x)} cy={round(CABINS.y)} r="13" />
        <text
          x={round(CABINS.x + (isWest ? 24 : -24))}
          y={round(CABINS.y + 34)}
          textAnchor={isWest ? 'start' : 'end'}
        >
          {cabins}
        </text>
        <path
          className="map-place"
          transform={`translate(${tenths(place)})`}
          d="M0 0C-18-24-29-39-29-54A29 29 0 0 1 29-54C29-39 18-24 0 0ZM0-43A11 11 0 1 0 0-65 11 11 0 0 0 0-43Z"
        />
      </svg>
    </div>
  );
}

interface TownNameProps {
  name: string;
  at: Point;
  clearOf: readonly Point[];
}

function TownName({ name, at: { x, y }, clearOf }: TownNameProps) {
  if (clearOf.some((point) => Math.hypot(point.x - x, point.y - y) < CLEARANCE)) return null;
  return (
    <text className="map-town" x={round(x)} y={round(y)} textAnchor="middle">
      {name}
    </text>
  );
}

function tenths({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value);
}
