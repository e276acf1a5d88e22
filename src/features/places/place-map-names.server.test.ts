import { expect, test } from 'vitest';
import { overlap } from '../map/places/place-labels.ts';
import { nameBeside } from './place-map-names.server.ts';

const LLANO = { name: 'Llano', x: 500, y: 400 };
const free = () => 0;

test('a name stands to the right of its dot, and to the left where the map ends', () => {
  expect(nameBeside(LLANO, { taken: [], cost: free })).toMatchObject({ east: 1, south: 0 });
  const atEdge = { ...LLANO, x: 950 };
  expect(nameBeside(atEdge, { taken: [], cost: free })).toMatchObject({ east: -1, south: 0 });
});

test('it keeps to the side where no road runs through it', () => {
  const road = { x: 0, y: 395, width: 1000, height: 10 };
  const cost = (box: typeof road) => overlap(box, road);
  expect(nameBeside(LLANO, { taken: [], cost })).toMatchObject({ east: 1, south: -1 });
});

test('two names never cross: the second one is on another side, or left out', () => {
  const ground = { taken: [], cost: free };
  nameBeside(LLANO, ground);
  const beyond = { name: 'Mason', x: 800, y: 400 };
  expect(nameBeside(beyond, ground)).toMatchObject({ east: 1, south: 0 });
  const before = { name: 'Burnet', x: 700, y: 400 };
  expect(nameBeside(before, ground)?.south).not.toBe(0);
  expect(nameBeside({ name: 'Hye', x: 600, y: 400 }, ground)).toBeUndefined();
});
