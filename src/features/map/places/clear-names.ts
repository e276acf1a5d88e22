import type { MAP_SIZE, Point } from './projection.ts';

export type NamedPoint = Point & { name: string };

/** A line's height, in half letter widths. */
const LINE = 4.4;

/** The names that fit in the frame without overlapping; earlier ones win. */
export function clearNames<Name extends NamedPoint>(
  names: readonly Name[],
  { x: left, y: top, width, height }: Point & typeof MAP_SIZE,
  halfLetter: number,
): Name[] {
  const line = LINE * halfLetter;
  const kept: Name[] = [];
  for (const one of names) {
    const half = one.name.length * halfLetter;
    const isInside =
      Math.min(one.x - left, left + width - one.x) > half &&
      Math.min(one.y - top, top + height - one.y) > line;
    const isClear = kept.every(
      ({ name, x, y }) =>
        Math.abs(x - one.x) > half + name.length * halfLetter || Math.abs(y - one.y) > line,
    );
    if (isInside && isClear) kept.push(one);
  }
  return kept;
}
