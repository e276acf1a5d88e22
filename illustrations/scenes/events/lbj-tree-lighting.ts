import { fill } from '../../kit/at.ts';
import { logCabin } from '../../kit/buildings.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { bulbs, halo, star } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';

const book = fill('#fff6e0', 'M16-66 32-70 34-58 18-54Z');
const carol = (x: number, size: number, top: string, skirt?: string, hat?: 'cowboy' | 'bonnet') => person(x, 586, size, { pose: 'hold', top, skirt, hat, hatColor: '#d9c49a', hairdo: skirt ? 'bun' : 'short', holds: book });
const garlands = 'M470 474Q560 520 650 474M482 408Q560 456 638 408M496 342Q560 384 624 342M510 276Q560 310 610 276M524 214Q560 240 596 214';

export const scene = eventScene(
  { name: 'lbj-tree-lighting', town: 'Stonewall', season: 'winter', hour: 'dusk', sky: 'dusk blue', subject: 'a lit cedar beside a log cabin, carolers with books in front' },
  hills('dusk blue', 400, 4) + oak(60, 440, 1.1, '#4f6a4a'),
  lawn('#a89a68', 430),
  halo(190, 420, 220, '#ffc46a', 0.5) + lamplit(logCabin(200, 478, 1.25, '#ffd27a')),
  halo(560, 330, 330, '#ffd9a0', 0.65) + lamplit(cedar(560, 530, 4.3)) + bulbs(garlands, '#ffd58a', 10, 20) + bulbs('M476 450h0M530 484h.1M600 480h.1M520 400h.1M590 420h.1M530 330h.1M590 350h.1M556 280h.1', '#ff6a5a', 15, 40) + star(560, 96, 38, '#FFF3C4'),
  lamplit(carol(300, 200, '#a8434a', '#5a3a4c', 'bonnet') + carol(372, 216, '#3f5f7c', undefined, 'cowboy') + carol(432, 140, '#e0a63f')),
  person(730, 588, -190, { pose: 'point', top: '#4f6a4a', hat: 'cowboy' }),
);
