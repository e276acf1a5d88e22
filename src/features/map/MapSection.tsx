import { fillText } from '../../site/words/fill-text.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { MapAnnotations } from './MapAnnotations.tsx';
import { MapLand } from './MapLand.tsx';
import { MapMotifs } from './MapMotifs.tsx';
import { MapPins } from './MapPins.tsx';
import type { MapWords } from './map-words-schema.ts';
import type { MapStop } from './places/map-stops.ts';
import { type MapTown, mapStops } from './places/map-stops.ts';
import { MAP_SIZE } from './places/projection.ts';

interface MapSectionProps {
  words: MapWords;
  towns: readonly MapTown[];
}

/** The illustrated map, with a list of the same information. */
export function MapSection({ words, towns }: MapSectionProps) {
  const stops = mapStops(towns);
  return (
    <section className="wrap section" aria-labelledby="map">
      <SectionHead heading={words.heading} intro={words.intro} id="map" />
      <div className="map-layout">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links isn't an image */}
        <svg
          className="map-sheet"
          viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
          role="group"
          aria-label="Illustrated map of the Texas Hill Country"
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused */}
          <g aria-hidden="true">
            <MapLand />
            <MapMotifs />
            <MapAnnotations />
          </g>
          <MapPins stops={stops} />
        </svg>
        <MapList words={words} stops={stops} />
      </div>
    </section>
  );
}

interface MapListProps {
  words: MapWords;
  stops: readonly MapStop[];
}

function MapList({ words, stops }: MapListProps) {
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
