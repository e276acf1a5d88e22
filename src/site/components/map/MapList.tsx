import type { MapStop } from './places/map-stops.ts';

/** The towns on the map as a list, numbered like its pins, with how far away each one is. */
export function MapList({ stops }: { stops: readonly MapStop[] }) {
  return (
    <div className="map-legend">
      <ol className="map-list">
        {stops.map(({ number, name, href, miles }) => (
          <li
            key={`${number} ${name}`}
            className={href === undefined ? 'map-stop map-stop-here' : 'map-stop'}
          >
            <span className="map-number" aria-hidden="true">
              {number}
            </span>
            {href === undefined ? <strong>{name}</strong> : <a href={href}>{name}</a>}
            <span className="map-miles">{miles === 0 ? 'start here' : `${miles} miles`}</span>
          </li>
        ))}
      </ol>
      <p className="map-note">Straight-line miles from Wimberley; the road is longer.</p>
    </div>
  );
}
