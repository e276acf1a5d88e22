import { type LandShape, landShapes, sceneryShapes } from './places/land-shapes.ts';

/** The ground like layers of cut paper, with rivers, lakes, roads, hills and oaks. */
export function MapLand() {
  return (
    <>
      <Shapes of={landShapes} />
      <g className="map-scenery">
        <Shapes of={sceneryShapes} />
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
