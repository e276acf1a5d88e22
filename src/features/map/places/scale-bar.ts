import { type Box, boxAround, overlap } from './place-labels.ts';
import { type Point, UNITS_PER_MILE } from './projection.ts';
import type { RouteView } from './route-view.ts';

const MILES = [25, 10, 5, 2, 1];

/** Its maximum share of the map's width, and its space, in map units. */
const PART = 0.2;
const ROOM = { high: 2, edge: 1.2 };

interface ScaleBar extends Point {
  width: number;
  text: string;
  room: Box;
}

/** A map's scale bar, in the lower corner where it covers fewer pins. */
export function scaleBar(
  pins: readonly Point[],
  { unit, frame }: Pick<RouteView, 'unit' | 'frame'>,
): ScaleBar {
  const miles = MILES.find((far) => far * UNITS_PER_MILE <= frame.width * PART) ?? 1;
  const width = miles * UNITS_PER_MILE;
  const edge = ROOM.edge * unit;
  const y = frame.y + frame.height - edge;
  const boxes = [frame.x + frame.width - edge - width, frame.x + edge].map((x) => ({
    x,
    y: y - ROOM.high * unit,
    width,
    height: ROOM.high * unit,
  }));
  const covered = (box: Box) =>
    pins.filter((pin) => overlap(boxAround(pin, 1.25 * unit), box) > 0).length;
  const [right, left] = boxes as [Box, Box];
  const room = covered(left) < covered(right) ? left : right;
  return { x: room.x, y, width, text: miles === 1 ? '1 mile' : `${miles} miles`, room };
}
