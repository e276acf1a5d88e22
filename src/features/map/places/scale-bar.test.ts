import { expect, test } from 'vitest';
import { UNITS_PER_MILE } from './projection.ts';
import { scaleBar } from './scale-bar.ts';

const frame = { x: 100, y: 100, width: 40 * UNITS_PER_MILE, height: 100 };

test('a map of forty miles has a bar of five, as long as they are, in its lower right corner', () => {
  const { x, width, text, room } = scaleBar([], { unit: 4, frame });
  expect(text).toBe('5 miles');
  expect(width).toBeCloseTo(5 * UNITS_PER_MILE);
  expect(x + width).toBeLessThan(frame.x + frame.width);
  expect(room.y + room.height).toBeLessThan(frame.y + frame.height);
});

test('it is on the left if a pin stands on the right', () => {
  const pin = { x: frame.x + frame.width - 20, y: frame.y + frame.height - 10 };
  expect(scaleBar([pin], { unit: 4, frame }).x).toBeLessThan(frame.x + 20);
});
