import { at, fill, line } from '../kit/at.ts';
import { litScene } from '../kit/event-scene.ts';
import { person } from '../kit/people.ts';
import { hills } from '../kit/skies.ts';
import { bareLimbs, belt } from '../kit/trees.ts';
import { water } from '../kit/waters.ts';

/** An angler after trout in the Guadalupe on a frosty morning. */
export const scene = litScene(
  { name: 'january', hour: 'morning', sky: 'morning pale' },
  hills('morning pale', 350, 5) + belt(400, '#8f9a86', 40, 2),
  at(250, 410, 1.5, line('#7a6a66', 6, bareLimbs)) + at(610, 404, 1.2, line('#8a7a76', 6, bareLimbs)),
  water('#5f8fa0', 410) + fill('#a9c9cf', 'M300 560q120-24 230 0-110 26-230 0Z'),
  person(410, 560, 330, { pose: 'point', hat: 'cap', top: '#b8483f', bottom: '#5a6a52', shoes: '#3a4a44' }),
  line('#4a3a34', 4, 'M512 316Q600 180 706 200') + line('#f6f0e2', 1.5, 'M706 200Q720 330 640 480'),
);
