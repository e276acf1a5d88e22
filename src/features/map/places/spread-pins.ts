import { MAP_SIZE, type Point, within } from './projection.ts';

/** The minimum distance of pins, in units of the drawing: above 24 px on a 320 px wide phone map. */
export const PIN_DISTANCE = 78;

const ROUNDS = 80;
const MARGIN = PIN_DISTANCE / 2;

/** Pushes overlapping pins apart until they are about `PIN_DISTANCE` apart. Deterministic; keeps the order. */
export function spreadPins(places: readonly Point[]): Point[] {
  const pins = places.map(insideMap);
  for (let round = 0; round < ROUNDS; round++) {
    if (!pushApart(pins)) break;
  }
  return pins;
}

function pushApart(pins: Point[]): boolean {
  let moved = false;
  for (const [index, pin] of pins.entries()) {
    for (const other of pins.slice(index + 1)) {
      const gap = PIN_DISTANCE - Math.hypot(other.x - pin.x, other.y - pin.y);
      if (gap < 0.01) continue;
      const angle =
        other.x === pin.x && other.y === pin.y
          ? index + 1
          : Math.atan2(other.y - pin.y, other.x - pin.x);
      move(pin, angle + Math.PI, gap / 2);
      move(other, angle, gap / 2);
      moved = true;
    }
  }
  return moved;
}

function move(pin: Point, angle: number, length: number): void {
  Object.assign(
    pin,
    insideMap({ x: pin.x + Math.cos(angle) * length, y: pin.y + Math.sin(angle) * length }),
  );
}

function insideMap({ x, y }: Point): Point {
  const { width, height } = MAP_SIZE;
  return { x: within(x, MARGIN, width - MARGIN), y: within(y, MARGIN, height - MARGIN) };
}
