import { type Land, type LandShape, landOf } from './places/land-shapes.ts';

const WHOLE = landOf();

/** The ground as layers of cut paper, with rivers, lakes, roads, hills and oaks. */
export function MapLand({ land: { ground, scenery } = WHOLE }: { land?: Land }) {
  return (
    <>
      <Shapes of={ground} />
      <g className="map-scenery">
        <Shapes of={scenery} />
      </g>
    </>
  );
}

function Shapes({ of: shapes }: { of: readonly LandShape[] }) {
  return shapes.map(({ tone, path, width, shift }, index) => {
    const color = `var(--map-${tone})`;
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of the land never move
        key={index}
        {...(width === undefined
          ? { fill: color }
          : { className: 'map-line', stroke: color, strokeWidth: width })}
        d={path}
        transform={shift && `translate(${shift})`}
      />
    );
  });
}
