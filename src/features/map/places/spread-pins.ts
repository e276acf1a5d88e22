import { MAP_SIZE, type Point } from './projection.ts';

/** How far apart pins stay, in units of the drawing: more than 24 px on a phone's map of 320 px. */
export const PIN_DISTANCE = 78;

const ROUNDS = 80;
const MARGIN = PIN_DISTANCE / 2;

/**
 * Pins so that no two overlap: those too close are pushed apart until they are `PIN_DISTANCE`
 * apart, or nearly. Equal places give equal pins, in their order.
 */
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
  return { x: within(x, MAP_SIZE.width), y: within(y, MAP_SIZE.height) };
}

function within(value: number, size: number): number {
  return Math.min(Math.max(value, MARGIN), size - MARGIN);
}
