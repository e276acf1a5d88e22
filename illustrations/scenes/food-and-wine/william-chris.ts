import { at, each, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { rows } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const WALL = '#f3ead4';
/** The old farmhouse among the vines, where the tastings began. */
const house = `${fill(WALL, 'M-120 0V-90H120V0Z')}${fill(shade(WALL, 0.14), 'M50-90H120V0H50Z')}${fill('#8a6a5a', 'M-140-84-90-140H90L140-84Z')}${fill('#a88674', 'M-140-84-90-140H-30L-66-84Z')}${fill('#5a3a34', 'M-14 0V-62H14V0Z')}${fill('#5f7f98', 'M-90-66H-50V-26H-90ZM54-66H94V-26H54Z')}${fill('#b9785c', 'M60-120V-160H84V-120Z')}`;
const bottle = `${fill('#3a1f34', 'M-24 0V-110C-24-130-10-136-10-156V-200H10V-156C10-136 24-130 24-110V0Z')}${fill('#6a3a58', 'M-20-4V-108C-20-126-8-132-7-150H-3C-4-130-12-124-12-104V-4Z')}${fill('#f3e6cc', 'M-24-92H24V-32H-24Z')}${fill('#8a2f4a', 'M-11-204H11V-168H-11ZM-14-74H14V-66H-14Z')}`;

export const scene = litScene(
  { name: 'william-chris', hour: 'evening', sky: 'evening amber' },
  hills('evening amber', 330, 16) + at(610, 366, 0.95, house) + oak(740, 380, -0.9) + oak(470, 370, 0.5),
  rows(330, 352, '#c9a06a', '#5f8a45', 9),
  person(600, 486, 176, { pose: 'point', top: '#f0e2c4', short: true, hat: 'straw', skirt: '#5f4a7a', hairdo: 'long' }) + person(690, 490, -184, { pose: 'drink', top: '#3f6a8c', bottom: '#4a3f3c' }),
  fill('#7a4a30', 'M0 530H800V600H0Z') + fill('#b07a4a', 'M0 516H800V540H0Z') + line('#8a5a38', 4, 'M0 566H800'),
  at(170, 524, 1.5, bottle) + wineGlass(290, 524, 1.7) + wineGlass(390, 524, 1.5, '#e2b85a'),
  each(fill('#5a2f58', 'M-9 0a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z') + fill('#8a5a8a', 'M-5-3a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z'), [470, 510, 1], [488, 512, 1], [506, 510, 1], [478, 496, 1], [497, 496, 1], [488, 482, 1]),
);
