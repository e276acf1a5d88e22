import { obstacles } from './places/landmarks.ts';
import type { MapStop } from './places/map-stops.ts';
import { type Label, placeLabels } from './places/place-labels.ts';
import { isOnMap, type Point, project } from './places/projection.ts';
import { spreadPins } from './places/spread-pins.ts';

/** The scale of the page's own town; keep in sync with the style sheet. */
const HERE_SCALE = 1.2;

/** The towns' pins, each a link, except the page's own town. */
export function MapPins({ stops }: { stops: readonly MapStop[] }) {
  const shown = stops.flatMap((stop) => {
    const place = project(stop.longitude, stop.latitude);
    return isOnMap(place) ? [{ stop, place }] : [];
  });
  const pins = spreadPins(shown.map(({ place }) => place));
  const labels = placeLabels(
    shown.map(({ stop, place }, index) => ({
      ...(pins[index] ?? place),
      text: stop.name,
      scale: stop.href === undefined ? HERE_SCALE : 1,
    })),
    obstacles,
  );
  return shown.map(({ stop, place }, index) => (
    <Pin
      key={`${stop.number} ${stop.name}`}
      stop={stop}
      place={place}
      pin={pins[index] ?? place}
      label={labels[index]}
    />
  ));
}

interface PinProps {
  stop: MapStop;
  place: Point;
  /** Its pin's position: at the town, or next to it to avoid overlap. */
  pin: Point;
  label: Label | undefined;
}

function Pin({ stop: { href, number, name }, place, pin, label }: PinProps) {
  const drawing = (
    <>
      <path stroke="var(--map-pin)" strokeWidth="2.5" d={`M${tenths(pin)}L${tenths(place)}`} />
      <circle
        fill="var(--map-pin)"
        stroke="var(--map-pin-ring)"
        strokeWidth="1.5"
        cx={place.x.toFixed(1)}
        cy={place.y.toFixed(1)}
        r="3.5"
      />
      <g transform={`translate(${tenths(pin)})`}>
        <g className="map-pin-head">
          <circle className="map-pin-target" r="15" />
          <circle className="map-pin-disc" r="13" />
          <text className="map-pin-number" y="5">
            {number}
          </text>
        </g>
      </g>
      {label && (
        <text
          className="map-label"
          x={label.x.toFixed(1)}
          y={label.y.toFixed(1)}
          textAnchor={label.anchor}
        >
          {` ${name}`}
        </text>
      )}
    </>
  );
  if (href === undefined) return <g className="map-pin map-pin-here">{drawing}</g>;
  return (
    <a className="map-pin" href={href} aria-label={`${number} ${name}`}>
      {drawing}
    </a>
  );
}

function tenths({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
