import { fillText } from '../../site/words/fill-text.ts';
import type { MapWords } from './map-words-schema.ts';
import type { MapStop } from './places/map-stops.ts';

interface MapListProps {
  words: MapWords;
  stops: readonly MapStop[];
}

/** The towns on the map as a list, numbered like its pins, with how far away each one is. */
export function MapList({ words, stops }: MapListProps) {
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
            <span className="map-miles">
              {miles === 0 ? words.start : fillText(words.miles, { miles: String(miles) })}
            </span>
          </li>
        ))}
      </ol>
      <p className="map-note">{words.note}</p>
    </div>
  );
}
