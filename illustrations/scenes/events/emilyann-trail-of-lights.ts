import { at, fill, line } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { lawn, path } from '../../kit/land.ts';
import { bulbs, campfire, halo, star } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar } from '../../kit/trees.ts';

const cone = ['#ff8a6a', '#ffd58a', '#8fe0a0', '#8fd8ff', '#e0a0ff', '#ffd58a', '#ff8a6a'].map((color, index) => bulbs(`M430 60L${220 + index * 70} 404`, color, 8, 15)).join('');
const stick = line('#8a6a4e', 2, 'M24-64 62-40') + fill('#fff8ea', 'M58-46h9v9h-9Z');

export const scene = eventScene(
  { name: 'emilyann-trail-of-lights', town: 'Wimberley', season: 'winter', hour: 'night', sky: 'night indigo', subject: 'a tree of lights on a hill, marshmallows over the yule log in front' },
  hills('night indigo', 420, 12),
  fill('#5f8a5a', 'M0 460C160 440 280 396 430 396S700 440 800 466V600H0Z'),
  halo(430, 240, 280, '#ffd9a0', 0.5) + cone + star(430, 48, 30, '#FFF3C4'),
  cedar(90, 470, 1) + cedar(170, 452, 0.7) + cedar(720, 466, 1.1) + bulbs('M90 380 62 462M90 380 118 462M720 366 688 458M720 366 752 458', '#8fd8ff', 6, 12),
  path(430, 404, '#c9a98a', 560) + lawn('#4f7a52', 560),
  halo(250, 540, 210, '#ff9a4a', 0.8) + at(250, 570, 1.1, campfire),
  lamplit(person(130, 592, 210, { pose: 'hold', top: '#3f6a9c', hat: 'cap', hatColor: '#c2453f', holds: stick }) + person(376, 592, -170, { pose: 'hold', child: true, top: '#e0a63f', hairdo: 'long', holds: stick })),
  person(560, 566, 90, { pose: 'walk', top: '#8a4a6a' }) + person(604, 566, 60, { pose: 'walk', child: true, top: '#5f9a5a' }),
);
