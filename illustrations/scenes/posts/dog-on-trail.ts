import { sittingDog } from '../../kit/animals.ts';
import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { tufts } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, cedar, cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

const ROCK = '#d9c7a2';
const LEASH = '#c2453f';
const ledge = fill(shade(ROCK, 0.4), 'M0 480H560C606 490 606 524 566 536L530 600H0Z') + fill(ROCK, 'M0 440C160 428 420 430 570 452 616 464 610 502 566 508L0 512Z') + fill(tint(ROCK), 'M0 440C160 428 420 430 570 452 440 450 160 448 0 460Z') + line(shade(ROCK, 0.3), 4, 'M60 540H240M300 562H470M40 578H180');
const dog = sittingDog('#a8633a') + line(LEASH, 6, 'M0-72Q12-64 27-71') + disc('#f2c25a', 23, -64, 4);

/** A dog and its owner on a ledge above the river, early. */
export const scene = litScene(
  { name: 'dog-on-trail', hour: 'morning', sky: 'morning gold' },
  hills('morning gold', 300, 8) + belt(357, '#6f9a4a', 60, 6) + water('#4f9a86', 370, 600, 5) + cypress(720, 420, 1.3, '#7fa446'),
  fill('#c9b48a', 'M640 440C700 430 760 436 800 430V470C740 476 690 470 640 440Z') + ledge + cedar(40, 446, 1.6),
  shadow(286, 484, 70) + shadow(462, 484, 84) + at(462, 484, 1.4, dog) + line(LEASH, 5, 'M378 252C372 350 412 420 462 383'),
  person(280, 486, 376, { pose: 'hold', top: '#3f6a9c', bottom: '#6a5a44', hat: 'straw', hairdo: 'long', hair: '#7a4426', short: true }),
  tufts('#7f8f45', 7),
);
