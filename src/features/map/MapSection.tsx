import { SectionHead } from '../../ui/SectionHead.tsx';
import { MapAnnotations } from './MapAnnotations.tsx';
import { MapLand } from './MapLand.tsx';
import { MapList } from './MapList.tsx';
import { MapMotifs } from './MapMotifs.tsx';
import { MapPins } from './MapPins.tsx';
import type { MapWords } from './map-words-schema.ts';
import { type MapTown, mapStops } from './places/map-stops.ts';
import { MAP_SIZE } from './places/projection.ts';

interface MapSectionProps {
  words: MapWords;
  towns: readonly MapTown[];
}

/** The illustrated map, with a list that says the same in words. */
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
