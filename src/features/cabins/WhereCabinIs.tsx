import { useEffect, useState } from 'react';
import { durationInWords } from '../../model/roads/roads-in-words.ts';
import { unbroken } from '../../model/unbroken.ts';
import { keepText, keptText } from '../../site/kept-text.ts';
import { MAP_SIZE } from '../map/places/projection.ts';
import type { ChosenCabinKey } from '../places/use-from-cabin.ts';
import type { CabinDetails, CabinMapView } from './cabin.ts';
import { WAY_NAMES } from './feature-names.ts';

/** A real cabin on the map, rounded to half a mile, with its distances to what guests ask about. */
export function WhereCabinIs({ cabin }: { cabin: CabinDetails }) {
  const { around, map, near = {}, towns = [], town } = cabin;
  const position = around?.position;
  const known: Readonly<Record<string, number | undefined>> = near;
  const ways = Object.entries(WAY_NAMES).flatMap(([way, name]) => {
    const minutes = known[way];
    return minutes === undefined ? [] : { name, minutes };
  });
  if (!position && ways.length === 0 && towns.length === 0) return null;
  return (
    <div className="wrap place-facts">
      <section className="card place-card" aria-labelledby="where">
        <h2 id="where">Where it is</h2>
        {position && (
          <>
            {map && <CabinMap map={map} />}
            <p>
              {position.isTown
                ? `The pin is on ${town}; the cabin is somewhere around there.`
                : 'The pin is right to about half a mile. Who books hears where exactly.'}
            </p>
          </>
        )}
        {ways.length > 0 && (
          <>
            <h3>By road from the cabin</h3>
            <dl className="cabin-ways">
              {ways.map(({ name, minutes }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{unbroken(durationInWords([minutes, minutes]))}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {towns.length > 0 && (
          <>
            <h3>By road from {town}</h3>
            <dl className="cabin-ways">
              {towns.map(({ town, time }) => (
                <div key={town}>
                  <dt>{town}</dt>
                  <dd>{unbroken(time)}</dd>
                </div>
              ))}
            </dl>
            <StartHere cabin={cabin} />
          </>
        )}
      </section>
    </div>
  );
}

function CabinMap({ map: { drawing, box, unit, pin, towns } }: { map: CabinMapView }) {
  return (
    <div className="place-map cabin-map" aria-hidden="true">
      <svg aria-hidden="true" viewBox={box}>
        <image href={`/images/${drawing}.svg`} {...MAP_SIZE} />
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

const KEY: ChosenCabinKey = 'cabin';

/** Chooses the cabin that place pages show drive times from; stored on this device only. */
function StartHere({ cabin: { slug, name, town } }: { cabin: CabinDetails }) {
  const [isChosen, setChosen] = useState(false);
  useEffect(() => setChosen(keptText(KEY) === slug), [slug]);
  const choose = () => {
    keepText(KEY, isChosen ? undefined : slug);
    setChosen(keptText(KEY) === slug);
  };
  return (
    <div className="cabin-start" data-save="">
      <button
        type="button"
        className="button button-quiet"
        aria-pressed={isChosen}
        onClick={choose}
      >
        Start my drives here
      </button>
      <p role="status">
        {isChosen &&
          `Pages of places now say how long the drive is from ${town}, near ${name}. Only this device knows.`}
      </p>
    </div>
  );
}
