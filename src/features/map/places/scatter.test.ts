import { expect, test } from 'vitest';
import { lakes, rivers, roads } from './geography.ts';
import { AT_CABINS, CLOSE_SCALE } from './ground-maps.ts';
import { landOf } from './land-shapes.ts';
import { overlap } from './place-labels.ts';
import { projectLine } from './projection.ts';
import { sceneryIn } from './scatter.ts';
import { MOTIF_SIZES, sceneryBoxes, wholeScenery } from './scenery.ts';

test('on a closer map, roads, rivers, hills and oaks are as much smaller in it', () => {
  const [whole, close] = [landOf(), landOf(CLOSE_SCALE, AT_CABINS)];
  const widths = ({ ground, scenery }: typeof whole) =>
    [...ground, ...scenery].flatMap(({ width = [] }) => width);
  expect(widths(close)).toEqual(
    widths(whole).map((width) => expect.closeTo(width * CLOSE_SCALE, 2)),
  );
  const [hill] = sceneryBoxes({ ...wholeScenery, ranges: [] }, CLOSE_SCALE);
  expect(hill?.width).toBeCloseTo(36 * CLOSE_SCALE);
});

test('it isn’t empty: a dozen of them are around the cabins, and none on a road or in water', () => {
  const scenery = sceneryIn(CLOSE_SCALE, AT_CABINS);
  const boxes = sceneryBoxes(scenery, CLOSE_SCALE);
  expect(boxes.length).toBeGreaterThan(12);
  for (const line of [roads, rivers, lakes].flatMap(Object.values<number[]>)) {
    for (const point of projectLine(line)) {
      const at = { ...point, width: 0.1, height: 0.1 };
      for (const box of boxes) expect(overlap(box, at)).toBe(0);
    }
  }
});

test('no hill is cut by the frame, on the whole map as well', () => {
  const frame = { x: 300, y: 200, width: 600, height: 400 };
  for (const scale of [1, 0.5]) {
    const { hills, ranges } = sceneryIn(scale, frame);
    expect(hills.length + ranges.length).toBeGreaterThan(0);
    const half = (MOTIF_SIZES.hills[0] / 2) * scale;
    for (const { x, y } of [...hills, ...ranges]) {
      expect(Math.min(x - frame.x, frame.x + frame.width - x)).toBeGreaterThanOrEqual(half);
      expect(y).toBeLessThanOrEqual(frame.y + frame.height);
    }
  }
  expect(sceneryIn(1)).toEqual(wholeScenery);
});
