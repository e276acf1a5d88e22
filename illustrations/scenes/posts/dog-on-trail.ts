import { sittingDog } from '../../kit/animals.ts';
import { at, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { tufts } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, cedar, cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

const ROCK = '#d9c7a2';
const ledge = fill(shade(ROCK, 0.4), 'M0 470H560C600 480 600 520 560 530L520 600H0Z') + fill(ROCK, 'M0 440C160 428 420 430 560 452 600 462 596 490 556 494L0 500Z') + fill(tint(ROCK), 'M0 440C160 428 420 430 560 452 440 450 160 448 0 460Z') + line(shade(ROCK, 0.3), 4, 'M60 530H240M300 556H470M40 574H180');

/** A dog and its owner on a ledge above the river, early. */
export const scene = litScene(
  { name: 'dog-on-trail', hour: 'morning', sky: 'morning gold' },
  hills('morning gold', 300, 8) + belt(350, '#6f9a4a', 60, 6) + water('#4f9a86', 370, 600, 5) + cypress(720, 420, 1.3, '#7fa446'),
  fill('#c9b48a', 'M640 440C700 430 760 436 800 430V470C740 476 690 470 640 440Z') + ledge + cedar(40, 446, 1.6),
  shadow(380, 452, 120) + at(380, 450, 2.6, sittingDog('#a8633a')) + line('#c2453f', 10, 'M398 236Q420 250 440 232'),
  line('#c2453f', 6, 'M410 246Q300 330 232 300') + person(170, 470, 330, { pose: 'hold', top: '#3f6a9c', bottom: '#6a5a44', hat: 'straw', hairdo: 'long', hair: '#7a4426', short: true }),
  tufts('#7f8f45', 7),
);
