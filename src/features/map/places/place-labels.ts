import { MAP_SIZE, type Point } from './projection.ts';

export interface Box extends Point {
  width: number;
  height: number;
}

export interface LabeledPin extends Point {
  text: string;
  scale: number;
}

/** A label's text anchor, in units of the drawing. */
export interface Label extends Point {
  anchor: 'start' | 'middle' | 'end';
}

/** The height of a label's letters, as in the style sheet. */
export const LABEL_SIZE = 20;
const LETTER_WIDTH = 0.54;

const PIN_RADIUS = 14;
const GAP = 7;
const FRAME = 12;
const SWEEPS = 3;

/** The cost of what a label covers, per square unit. */
const COST = { pin: 6, label: 6, edge: 10, drawing: 1 };

/** The sides of a pin, best first; a label pays this cost to be there. */
const SIDES = [
  { side: 'right', cost: 0 },
  { side: 'left', cost: 60 },
  { side: 'below', cost: 120 },
  { side: 'above', cost: 120 },
] as const;

/** Places each name beside its pin where it covers the least of other names and pins, the edge and `obstacles`. */
export function placeLabels(pins: readonly LabeledPin[], obstacles: readonly Box[] = []): Label[] {
  const pinBoxes = pins.map((pin) => boxAround(pin, PIN_RADIUS * pin.scale));
  const chosen: Candidate[] = [];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [index, pin] of pins.entries()) {
      const others = chosen.filter((_, other) => other !== index).map(({ box }) => box);
      const cost = ({ box, cost }: Candidate) =>
        cost +
        COST.pin * coveredArea(box, pinBoxes) +
        COST.label * coveredArea(box, others) +
        COST.drawing * coveredArea(box, obstacles) +
        COST.edge * areaBeyondEdge(box);
      chosen[index] = candidates(pin).reduce((best, candidate) =>
        cost(candidate) < cost(best) ? candidate : best,
      );
    }
  }
  return chosen.map(({ label }) => label);
}

interface Candidate {
  label: Label;
  box: Box;
  cost: number;
}

function candidates({ x, y, text, scale }: LabeledPin): Candidate[] {
  const height = LABEL_SIZE * scale;
  const size = { width: text.length * LETTER_WIDTH * height, height };
  const reach = PIN_RADIUS * scale + GAP;
  const middle = y - height / 2;
  const boxes = {
    right: { x: x + reach, y: middle, ...size },
    left: { x: x - reach - size.width, y: middle, ...size },
    below: { x: x - size.width / 2, y: y + reach - 3, ...size },
    above: { x: x - size.width / 2, y: y - reach + 3 - height, ...size },
  };
  const baseline = (box: Box) => box.y + height * 0.84;
  return SIDES.map(({ side, cost }) => {
    const box = boxes[side];
    if (side === 'right')
      return { box, cost, label: { x: box.x, y: baseline(box), anchor: 'start' } };
    if (side === 'left')
      return { box, cost, label: { x: box.x + box.width, y: baseline(box), anchor: 'end' } };
    return { box, cost, label: { x, y: baseline(box), anchor: 'middle' } };
  });
}

function coveredArea(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function areaBeyondEdge(box: Box): number {
  const inside = {
    x: FRAME,
    y: FRAME,
    width: MAP_SIZE.width - 2 * FRAME,
    height: MAP_SIZE.height - 2 * FRAME,
  };
  return box.width * box.height - overlap(box, inside);
}

/** The box around a point, with half its width and half its height. */
export function boxAround({ x, y }: Point, across: number, down = across): Box {
  return { x: x - across, y: y - down, width: 2 * across, height: 2 * down };
}

/** The area in which two boxes overlap, in square units. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
