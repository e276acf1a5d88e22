import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { MapLand } from '../../../features/map/MapLand.tsx';
import { fixedTowns } from '../../../features/map/places/fixed-towns.ts';
import { project } from '../../../features/map/places/projection.ts';
import type { Position } from '../../../model/distance.ts';
import { WIMBERLEY } from '../../../model/distance.ts';
import {
  CLOSEST,
  isWellInView,
  type PinView,
  pinOf,
  placeAt,
  placeInWords,
  stepped,
  viewAround,
} from './pin-view.ts';
import './pin.css';
import { Button } from './Button.tsx';

interface PinMapProps {
  place: Position | undefined;
  onPlace: (place: Position) => void;
}

const CABINS = project(WIMBERLEY.longitude, WIMBERLEY.latitude);

/** Steps east and south. */
const ARROWS = {
  ArrowUp: { name: 'North', sign: '↑', step: [0, -1] },
  ArrowDown: { name: 'South', sign: '↓', step: [0, 1] },
  ArrowLeft: { name: 'West', sign: '←', step: [-1, 0] },
  ArrowRight: { name: 'East', sign: '→', step: [1, 0] },
} as const;

/** The guide's own map with a pin that a tap, the buttons or the arrow keys move. */
export function PinMap({ place, onPlace }: PinMapProps) {
  const pin = place && pinOf(place);
  const [closeness, setCloseness] = useState(pin ? 2 : 0);
  const [center, setCenter] = useState(pin ?? CABINS);
  const around = viewAround(center, closeness);
  // A place that was typed or found since may be outside the view.
  const view = !pin || isWellInView(pin, around) ? around : viewAround(pin, closeness);
  const middle = { x: view.left + view.width / 2, y: view.top + view.height / 2 };
  const from = pin ?? middle;
  const zoom = (next: number) => {
    setCenter(from);
    setCloseness(next);
  };
  const move = (step: readonly [number, number]) => {
    setCenter(middle);
    onPlace(stepped(from, step, view));
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.key in ARROWS)) return;
    event.preventDefault();
    move(ARROWS[event.key as keyof typeof ARROWS].step);
  };
  const tap = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    // A click from the keyboard has no position on the map.
    if (detail === 0) return;
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    setCenter(middle);
    onPlace(
      placeAt({
        x: view.left + ((clientX - x) / width) * view.width,
        y: view.top + ((clientY - y) / height) * view.height,
      }),
    );
  };
  return (
    <fieldset className="pin map-layout">
      <legend className="unseen">The pin</legend>
      <div className="pin-map">
        <Drawing view={view} pin={pin} />
        <button
          type="button"
          aria-label="The map: a tap puts the pin there, and the arrow keys move it"
          onClick={tap}
          onKeyDown={press}
        />
      </div>
      <p role="status" className="said">
        {place ? `${placeInWords(place)}${pin ? '.' : ', off this map.'}` : 'No pin yet.'}
      </p>
      <div className="row">
        {Object.values(ARROWS).map(({ name, sign, step }) => (
          <Button key={name} aria-label={`${name}, a step`} onClick={() => move(step)}>
            {sign}
          </Button>
        ))}
        <Button
          aria-disabled={closeness === CLOSEST}
          onClick={() => zoom(Math.min(closeness + 1, CLOSEST))}
        >
          Closer
        </Button>
        <Button aria-disabled={closeness === 0} onClick={() => zoom(Math.max(closeness - 1, 0))}>
          Farther
        </Button>
      </div>
    </fieldset>
  );
}

function Drawing({ view, pin }: { view: PinView; pin: { x: number; y: number } | undefined }) {
  const { left, top, width, height } = view;
  const unit = width / 40;
  return (
    <svg aria-hidden="true" viewBox={`${left} ${top} ${width} ${height}`}>
      <MapLand />
      {fixedTowns.map(({ name, latitude, longitude }) => {
        const { x, y } = project(longitude, latitude);
        // The pin is drawn above its place and would cover the name.
        const isHidden = pin && Math.hypot(pin.x - x, pin.y - y) < 4 * unit;
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle r={unit / 3} fill="var(--map-quiet)" />
            <text
              y={isHidden ? 2 * unit : -0.7 * unit}
              fill="var(--map-quiet)"
              stroke="var(--map-halo)"
              strokeWidth={unit / 3}
              strokeLinejoin="round"
              paintOrder="stroke"
              fontSize={1.5 * unit}
              fontWeight="600"
              textAnchor="middle"
            >
              {name}
            </text>
          </g>
        );
      })}
      {pin && (
        <path
          fill="var(--map-pin-here)"
          stroke="var(--map-pin-ring)"
          strokeWidth="5"
          transform={`translate(${pin.x} ${pin.y}) scale(${unit / 22})`}
          d="M0 0C-18-24-29-39-29-54A29 29 0 0 1 29-54C29-39 18-24 0 0ZM0-43A11 11 0 1 0 0-65 11 11 0 0 0 0-43Z"
        />
      )}
    </svg>
  );
}
