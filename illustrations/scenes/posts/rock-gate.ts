import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, tufts } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';
import { pickup } from '../../kit/vehicles.ts';

const PINK = '#d99a86';
const dome = fill(PINK, 'M120 420C170 250 300 130 440 126 590 130 700 260 740 420Z') + fill(tint(PINK), 'M150 400C200 250 310 140 440 134 330 190 260 300 250 420H150Z') + fill(shade(PINK), 'M560 420C570 300 540 200 470 130 600 140 700 270 740 420Z') + line(shade(PINK, 0.4), 5, 'M300 330Q360 310 420 340M440 230Q500 220 540 260M360 250Q390 236 410 250M600 340Q640 330 670 370');
const hut = fill('#b98a5a', 'M0-120H120V0H0Z') + fill('#7a5540', 'M-16-118 60-160 136-118Z') + fill('#3f5568', 'M20-92H76V-46H20Z') + fill('#8a6445', 'M92-92H116V0H92Z');
const barrier = line('#fff3dc', 12, 'M0 0H-210') + line('#c2453f', 12, 'M-20 0H-60M-100 0H-140M-180 0H-208');

/** Cars wait for the gate below the pink dome of Enchanted Rock. */
export const scene = litScene(
  { name: 'rock-gate', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 390, 12) + dome + cedar(60, 430, 0.8) + oak(760, 436, -0.6) + cedar(250, 432, 0.6) + cedar(690, 430, 0.5),
  lawn('#a3ad5f', 424) + fill('#b8a8a0', 'M0 500C260 486 540 490 800 500V600H0Z') + fill('#cdbfb4', 'M0 520C260 506 540 510 800 520V534C540 524 260 520 0 536Z'),
  at(70, 506, 1.25, hut) + disc('#5a4a40', 226, 470, 9) + at(430, 466, 1, barrier),
  person(126, 474, 120, { pose: 'point', top: '#7a8a5a', bottom: '#5a5040', hat: 'straw', hatColor: '#c9b27a' }),
  shadow(430, 580, 170) + at(430, 574, 1.4, pickup('#3f7f9c')) + shadow(720, 586, 150) + at(730, 580, 1.4, pickup('#e0a63f')),
  person(510, 506, 150, { pose: 'sitWave', top: '#c2453f', bottom: '#4a4a3c', short: true, hat: 'cap', hatColor: '#f3dcb0' }),
  tufts('#7f8f45', 3),
);
