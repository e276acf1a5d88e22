import { type Point, within } from './projection.ts';

/** A smooth path through all points (Catmull-Rom) in whole units; `closed` connects its ends. */
export function smoothPath(points: readonly Point[], closed = false): string {
  const [first] = points;
  if (!first) return '';
  const at = (index: number) =>
    points[
      closed ? (index + points.length) % points.length : within(index, 0, points.length - 1)
    ] ?? first;
  const curves = Array.from({ length: closed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `c${[leave, arrive, to].map((point) => step(from, point)).join(' ')}`;
  });
  return `M${Math.round(first.x)} ${Math.round(first.y)}${curves.join('')}${closed ? 'z' : ''}`;
}

/** Relative to the rounded position, so that rounding errors don't add up. */
function step(from: Point, { x, y }: Point): string {
  return `${Math.round(x) - Math.round(from.x)} ${Math.round(y) - Math.round(from.y)}`;
}
