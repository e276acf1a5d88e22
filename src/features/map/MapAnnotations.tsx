import { names, shields } from './places/landmarks.ts';
import { MAP_SIZE, moveTo, UNITS_PER_MILE } from './places/projection.ts';
import { Shield } from './Shield.tsx';

const SCALE_MILES = 25;
const SCALE_LENGTH = Math.round(SCALE_MILES * UNITS_PER_MILE);

/** The map's frame and, except on phones, its names, highway shields, compass, title and scale. */
export function MapAnnotations() {
  return (
    <>
      <g className="map-words">
        {names.map(([kind, text, longitude, latitude, turn]) => (
          <text
            key={text}
            className={`map-name map-name-${kind}`}
            transform={`${moveTo(longitude, latitude)} rotate(${turn})`}
          >
            {text}
          </text>
        ))}
        {shields.map(([sign, number, longitude, latitude]) => (
          <g key={sign + number + longitude} transform={moveTo(longitude, latitude)}>
            <Shield sign={sign} number={number} />
          </g>
        ))}
        <Compass />
        <text className="map-title" x="150" y="84">
          The Hill Country
        </text>
        <Scale />
      </g>
      <rect
        className="map-line"
        stroke="var(--map-quiet)"
        strokeWidth="1.5"
        x="9"
        y="9"
        width={MAP_SIZE.width - 18}
        height={MAP_SIZE.height - 18}
        rx="12"
      />
    </>
  );
}

function Compass() {
  return (
    <g transform="translate(86 98)" stroke="var(--map-quiet)">
      <circle r="38" fill="none" strokeWidth="1.5" />
      <path fill="var(--map-plateau)" d="M0-50 8-8 50 0 8 8 0 50-8 8-50 0-8-8Z" />
      <path fill="var(--map-quiet)" d="M0-50 8-8 0 0ZM50 0 8 8 0 0ZM0 50-8 8 0 0ZM-50 0-8-8 0 0Z" />
      <text className="map-north" y="-56" stroke="none">
        N
      </text>
    </g>
  );
}

function Scale() {
  return (
    <g transform={`translate(${MAP_SIZE.width - 36 - SCALE_LENGTH} ${MAP_SIZE.height - 62})`}>
      <path
        className="map-line"
        stroke="var(--map-ink)"
        strokeWidth="2"
        d={`M0 0v10h${SCALE_LENGTH}V0M${SCALE_LENGTH / 2} 10V2`}
      />
      <text className="map-scale" y="32">
        0
      </text>
      <text className="map-scale" x={SCALE_LENGTH} y="32" textAnchor="end">
        {SCALE_MILES} miles
      </text>
    </g>
  );
}
