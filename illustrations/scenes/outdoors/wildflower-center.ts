import { butterfly } from '../../kit/animals.ts';
import { at, each, fill, line } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, path } from '../../kit/land.ts';
import { wildflowerTower } from '../../kit/landmarks.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const cone = `${line('#5f8a45', 4, 'M0 0V-70')}${fill('#b06ac0', 'M-26-66C-20-80-6-78 0-74 6-78 20-80 26-66 14-70 6-66 0-68-6-66-14-70-26-66ZM-18-62-26-46-8-62ZM18-62 26-46 8-62Z')}${fill('#8a4a2c', 'M-10-72a10 10 0 0 1 20 0Z')}`;
const daisy = `${line('#5f8a45', 4, 'M0 0V-54')}${fill('#f2c94a', 'M0-78l6 14 15-4-8 13 12 10-16 2 1 15-10-12-10 12 1-15-16-2 12-10-8-13 15 4Z')}${fill('#8a4a2c', 'M-7-56a7 7 0 1 1 14 0 7 7 0 1 1-14 0Z')}`;

export const scene = litScene(
  { name: 'wildflower-center', hour: 'morning', sky: 'morning gold' },
  hills('morning gold', 380, 6) + oak(60, 430, 1.3) + oak(720, 426, -1.4) + at(300, 436, 1.08, wildflowerTower()) + at(520, 436, 1, fill('#d9bd8a', 'M-130 0V-110H140V0Z') + fill('#7f8a96', 'M-150-104-120-140H130L160-104Z') + fill('#4f3f38', 'M-90 0V-76a26 26 0 0 1 52 0V0ZM-20 0V-76a26 26 0 0 1 52 0V0ZM50 0V-76a26 26 0 0 1 52 0V0Z')),
  lawn('#8fae58', 430, 6) + path(380, 440, '#ead6b0', 420),
  person(420, 590, 200, { pose: 'push', top: '#c2453f', short: true, hat: 'straw' }) + at(500, 590, 1, `<circle cx="-20" cy="-14" r="14" fill="none" stroke="#2f2f3c" stroke-width="5"/><circle cx="34" cy="-14" r="14" fill="none" stroke="#2f2f3c" stroke-width="5"/>${line('#5a5f70', 5, 'M-52-104-10-60 34-14M-20-14 10-60')}${fill('#3f7f9c', 'M-30-60H50C50-30 30-22 6-22-14-22-30-36-30-60Z')}${fill('#2f5f7a', 'M50-60C50-96 20-108-6-100L6-60Z')}`),
  each(cone, [60, 604, 1.5], [150, 606, 1.3], [700, 604, 1.5], [600, 606, 1.1]) + each(daisy, [110, 602, 1.5], [210, 606, 1.2], [760, 604, 1.5], [650, 606, 1.3], [270, 606, 1]) + at(180, 470, 1.5, butterfly()),
);
