import { MAP_SIZE, type Point } from '../map/places/projection.ts';
import { Shield } from '../map/Shield.tsx';
import type { NamedDot, PlaceMapView } from './place-map.ts';

/** A map of the place with towns and the cabins, or the direction to them; more detailed if they are near. */
export function PlaceMap({ map: { drawing, place, home, towns, shields } }: { map: PlaceMapView }) {
  const { turn } = home;
  return (
    <div className="place-map" aria-hidden="true">
      <img src={drawing} alt="" loading="lazy" width={MAP_SIZE.width} height={MAP_SIZE.height} />
      <svg aria-hidden="true" viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}>
        <path className="map-way" d={`M${home.x} ${home.y}L${place.x} ${place.y}`} />
        {shields.map(({ sign, number, ...at }) => (
          <g key={number} transform={moveTo(at)}>
            <svg
              x="-.85em"
              y="-.85em"
              width="1.7em"
              height="1.7em"
              viewBox="-15 -15 30 30"
              aria-hidden="true"
            >
              <Shield sign={sign} number={number} />
            </svg>
          </g>
        ))}
        {towns.map((town) => (
          <g key={town.name} className="map-town">
            <circle cx={town.x} cy={town.y} r="9" />
            <Name of={town} />
          </g>
        ))}
        <g className="map-town map-home">
          <Name of={home} />
        </g>
        <path
          className="map-cabins"
          transform={`${moveTo(home)}${turn === undefined ? '' : `rotate(${turn})`}`}
          d={turn === undefined ? 'M0-13A13 13 0 0 1 0 13 13 13 0 0 1 0-13Z' : 'M16 0-18-18V18Z'}
        />
        <path
          className="map-place"
          transform={moveTo(place)}
          d="M0 0C-18-24-29-39-29-54A29 29 0 0 1 29-54C29-39 18-24 0 0ZM0-43A11 11 0 1 0 0-65 11 11 0 0 0 0-43Z"
        />
      </svg>
    </div>
  );
}

function Name({ of: { name, x, y, east, south } }: { of: NamedDot }) {
  return (
    <text
      x={x + east * (south ? 16 : 30)}
      y={y + south * 14}
      dy={['-.25em', '.35em', '.85em'][south + 1]}
      textAnchor={(['end', 'middle', 'start'] as const)[east + 1]}
    >
      {name}
    </text>
  );
}

function moveTo({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}
