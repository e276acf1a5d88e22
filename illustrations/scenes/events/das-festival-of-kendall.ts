import { dachshund } from '../../kit/animals.ts';
import { at, line, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting } from '../../kit/festive.ts';
import { LEAVES } from '../../kit/hours.ts';
import { dust, lawn } from '../../kit/land.ts';
import { crowd } from '../../kit/people.ts';
import { belt } from '../../kit/trees.ts';

const racer = (x: number, y: number, size: number, vest: string, coat?: string) => shadow(x, y, size * 100) + at(x, y - 6, size, dachshund(vest, coat));

export const scene = eventScene(
  { name: 'das-festival-of-kendall', town: 'Boerne', season: 'summer', hour: 'noon', sky: 'noon blue', subject: 'three dachshunds racing in their lanes' },
  storefronts(-20, 830, 300, { seed: 2, height: 130 }) + belt(310, LEAVES.summer, 40, 3),
  bunting([[-10, 60], [260, 100], [540, 90], [810, 50]], ['#2f5f9c', '#fff6e0'], 26, 34),
  crowd(-10, 820, 280, 72, 6),
  lawn('#8fb552', 350) + line('#fff6e0', 7, 'M0 396H800M0 470H800M0 566H800'),
  racer(560, 388, 0.9, '#c2453f', '#3a2a2c'),
  racer(300, 456, 1.25, '#3f7f5a', '#a8623a'),
  dust('#d9c48a', [130, 556, 1.3]) + racer(470, 556, 2.1, '#3f5f9c'),
);
