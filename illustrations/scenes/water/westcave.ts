import { each, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';
import { cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

const ROCK = '#c2a27c';
const fern = fill('#4f8a4a', 'M0 0C-30-8-52 6-58 30-40 12-20 10 0 12 20 10 40 12 58 30 52 6 30-8 0 0Z') + fill('#7fb85a', 'M0-6C-22-20-44-14-52 4-34-6-16-4 0 6 16-4 34-6 52 4 44-14 22-20 0-6Z');
/** The overhang: layers of limestone over the dark of the grotto. */
const overhang = fill(shade(ROCK, 0.62), 'M150 110H700V430H120Z') + fill('#3a2f3c', 'M250 430C240 330 290 250 380 250 460 250 500 330 496 430Z') + fill(shade(ROCK, 0.3), 'M0 70C120 90 200 150 330 140 470 130 560 150 650 120 710 100 760 96 800 80V0H0Z') + fill(ROCK, 'M0 50C120 66 220 116 340 108 470 100 570 116 660 90 720 72 760 66 800 56V0H0Z') + fill(tint(ROCK, 0.3), 'M0 26C120 38 240 76 350 70 480 62 580 74 670 54 730 42 770 38 800 32V0H0Z') + fill('#5f8a4a', 'M0 0H800V22C700 40 600 30 480 40 360 50 240 44 120 22 60 14 20 10 0 12Z');
const fall = fill('#dcecf0', 'M566 112C572 220 560 330 552 446H604C600 330 598 220 592 108Z') + line('#ffffff', 5, 'M574 120C580 220 568 330 562 440M586 116C590 220 592 330 592 440') + fill('#f4fbfc', 'M520 446C545 424 612 424 640 446 612 462 548 462 520 446Z');

/** The grotto at Westcave, with its thin fall and its ferns. */
export const scene = litScene(
  { name: 'westcave', hour: 'noon', sky: 'noon teal' },
  fill('#7f9a6a', 'M0 0H800V600H0Z') + overhang + fill(shade(ROCK, 0.42), 'M0 90C60 120 130 150 160 190 170 260 130 340 150 430H0ZM800 100C740 130 690 160 676 210 660 280 700 350 690 430H800Z') + line(shade(ROCK, 0.5), 5, 'M0 200Q80 210 150 240M0 300Q70 300 140 330M800 220Q740 230 676 250M800 320Q740 320 690 340'),
  fall + each(fern, [190, 150, 1], [280, 146, 1.2], [390, 136, 1], [490, 132, 1.2], [660, 128, 1.1], [90, 110, 1.1], [740, 104, 1], [230, 300, 0.8], [150, 370, 1], [690, 380, 0.9]),
  water('#2f8f7c', 436, 600, 8) + cypress(760, 520, 1.8, '#5f8f4a') + fill('#cbb48c', 'M0 440C120 430 250 452 330 500 380 530 400 566 410 600H0Z') + fill(tint('#cbb48c', 0.3), 'M0 440C120 430 250 452 330 500 240 470 110 462 0 474Z') + fill('#8f8070', 'M20 560l40-26 60 10 20 40H30ZM300 560l36-20 50 24-20 26h-60Z') + each(fern, [40, 470, 1], [420, 580, 1]),
  shadow(170, 530, 130) + person(290, 540, 190, { pose: 'point', top: '#5f7a4a', bottom: '#5a4a3c', hat: 'straw', short: true, beard: '#7a5a40' }) + person(206, 530, 180, { pose: 'walk', top: '#d9593f', skirt: '#f3dcb0', hairdo: 'bun', short: true }) + person(140, 526, 120, { pose: 'cheer', child: true, top: '#f2c25a', short: true, bottom: '#3f6a8c' }) + person(84, 528, 186, { pose: 'hold', top: '#3f6a8c', bottom: '#4a4438', hat: 'cap', hatColor: '#c2453f', short: true, skin: '#8a5a3c' }),
);
