import { useEffect, useRef } from 'react';
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
  const mapWindow = useRef<HTMLDivElement>(null);
  useEffect(() => showOwnTown(mapWindow.current), []);
  return (
    <section className="wrap section" aria-labelledby="map">
      <SectionHead heading={words.heading} intro={words.intro} id="map" />
      <div className="map-layout">
        <div className="map-window" ref={mapWindow}>
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
        </div>
        <MapList words={words} stops={stops} />
      </div>
    </section>
  );
}

/** On a phone, the window shows half of the map: the half that has the page's own town. */
function showOwnTown(mapWindow: HTMLElement | null): void {
  const pin = mapWindow?.querySelector('.map-pin-here .map-pin-head');
  if (!mapWindow || !pin) return;
  const middle = (of: Element) =>
    of.getBoundingClientRect().x + of.getBoundingClientRect().width / 2;
  mapWindow.scrollLeft += middle(pin) - middle(mapWindow);
}
