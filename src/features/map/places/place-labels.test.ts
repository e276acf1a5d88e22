import { expect, test } from 'vitest';
import { LABEL_SIZE, type Label, placeLabels } from './place-labels.ts';

const llano = { x: 500, y: 100, text: 'Llano', scale: 1 };

function only(labels: Label[]): Label {
  const [label] = labels;
  if (!label) throw new Error('no label');
  return label;
}

test('a town with room has its name to the right', () => {
  const label = only(placeLabels([llano]));
  expect(label.anchor).toBe('start');
  expect(label.x).toBeGreaterThan(llano.x);
});

test('a town at the right edge has its name to the left', () => {
  const label = only(placeLabels([{ x: 960, y: 300, text: 'Austin', scale: 1 }]));
  expect(label.anchor).toBe('end');
  expect(label.x).toBeLessThan(960);
});

test('a name moves out of the way of a neighbor to the right', () => {
  const [label] = placeLabels([llano, { x: 560, y: 100, text: 'Kingsland', scale: 1 }]);
  expect(label?.anchor).not.toBe('start');
});

test('a name moves out of the way of what is drawn', () => {
  const label = only(placeLabels([llano], [{ x: 510, y: 80, width: 80, height: 40 }]));
  expect(label.anchor).toBe('end');
});

test('between neighbors on both sides it goes below or above, clear of the pin', () => {
  const neighbors = [
    { x: 440, y: 100, text: 'West', scale: 1 },
    { x: 560, y: 100, text: 'East', scale: 1 },
  ];
  const label = only(placeLabels([llano, ...neighbors]));
  expect(label.anchor).toBe('middle');
  expect(Math.abs(label.y - llano.y)).toBeGreaterThan(LABEL_SIZE / 2);
});

test('the name of a larger pin is farther away', () => {
  expect(only(placeLabels([{ ...llano, scale: 2 }])).x).toBeGreaterThan(
    only(placeLabels([llano])).x + 10,
  );
});

test('the same towns always have the same labels', () => {
  const pins = [
    llano,
    { x: 540, y: 110, text: 'Kingsland', scale: 1 },
    { x: 520, y: 130, text: 'Castell', scale: 1 },
  ];
  expect(placeLabels(pins)).toEqual(placeLabels(pins));
});
