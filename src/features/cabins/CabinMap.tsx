import { MAP_SIZE } from '../map/places/projection.ts';
import type { CabinMapView } from './cabin.ts';

/** The part of the guide's map around a cabin: its pin among the towns. */
export function CabinMap({ map: { box, unit, pin, towns } }: { map: CabinMapView }) {
  return (
    <div className="place-map cabin-map" aria-hidden="true">
      <svg aria-hidden="true" viewBox={box}>
        <image href="/images/hill-country-map.svg" {...MAP_SIZE} />
        {towns.map(({ name, x, y }) => {
          const isHere = Math.hypot(x - pin.x, y - pin.y) < 4 * unit;
          return (
            <g key={name} transform={`translate(${x} ${y})`} fontSize={1.5 * unit}>
              {!isHere && <circle className="map-cabins" r={unit / 2} strokeWidth={unit / 6} />}
              <text
                className="map-town"
                y={isHere ? 2.2 * unit : -unit}
                strokeWidth={unit / 3}
                textAnchor="middle"
              >
                {name}
              </text>
            </g>
          );
        })}
        <path
          className="map-place"
          transform={`translate(${pin.x} ${pin.y}) scale(${unit / 24})`}
          d="M0 0C-18-24-29-39-29-54A29 29 0 0 1 29-54C29-39 18-24 0 0ZM0-43A11 11 0 1 0 0-65 11 11 0 0 0 0-43Z"
        />
      </svg>
    </div>
  );
}
