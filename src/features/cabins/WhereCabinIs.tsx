import { durationInWords } from '../../model/roads/roads-in-words.ts';
import { unbroken } from '../../model/unbroken.ts';
import { CabinMap } from './CabinMap.tsx';
import type { CabinDetails } from './cabin.ts';
import { CABIN_WAYS } from './cabin-features.ts';
import { WAY_NAMES } from './feature-names.ts';
import { StartHere } from './StartHere.tsx';

/** A real cabin on the map, to half a mile, and how far it is from what guests ask for. */
export function WhereCabinIs({ cabin }: { cabin: CabinDetails }) {
  const { around, map, near = {}, towns = [], town } = cabin;
  const position = around?.position;
  const ways = CABIN_WAYS.flatMap((way) => {
    const minutes = near[way];
    return minutes === undefined ? [] : { name: WAY_NAMES[way], minutes };
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
