import { at, each, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { belt, cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

const ROCK = '#c9a87a';
const fern = fill('#5f9a4c', 'M0 0C-10 20-26 36-44 44-26 44-10 36-2 22-4 44-10 62-20 76-4 64 6 44 6 22 14 38 28 46 46 46 28 38 14 22 10 0Z') + fill('#86bf62', 'M2 2C0 20-6 32-16 42-4 34 4 22 6 8 12 22 20 30 32 34 20 26 12 16 8 2Z');
const ledge = `${fill(shade(ROCK, 0.5), 'M90 250C200 300 300 330 300 420H700C700 330 720 290 800 250V420H90Z')}${fill(ROCK, 'M-10 160C120 140 300 150 400 170 540 150 700 146 810 166V290C720 270 690 320 660 300 560 280 500 300 430 296 340 310 300 290 210 300 120 300 60 280-10 300Z')}${fill(shade(ROCK, 0.24), 'M-10 230C100 214 300 222 400 236 540 220 700 214 810 236V290C720 270 690 320 660 300 560 280 500 300 430 296 340 310 300 290 210 300 120 300 60 280-10 300Z')}`;
const falls = `${fill('#e6f6f2', 'M360 176C380 240 372 330 366 430H470C464 340 462 240 474 176Z')}${line('#b9e0e0', 6, 'M386 200C392 270 388 350 384 424M420 196C424 270 420 350 418 428M450 200C446 270 450 350 452 424')}${fill('#f4fbf6', 'M330 424C360 396 480 396 510 424 480 440 360 440 330 424Z')}`;

export const scene = litScene(
  { name: 'krause-springs', hour: 'morning', sky: 'morning clear' },
  belt(170, LEAVES.summer, 110, 3) + cypress(90, 240, 1.2) + cypress(720, 236, 1.15),
  ledge + falls + each(fern, [140, 292, 1], [230, 296, 0.9], [300, 288, 0.8], [540, 286, 0.9], [620, 292, 1], [710, 286, 0.9], [60, 280, 0.8]),
  water('#2f9a8f', 418, 600, 9) + at(418, 426, 1, fill('#e6f6f2', 'M-120 0q120-26 240 0-120 24-240 0Z')),
  line('#8a6a4a', 5, 'M640-10C640 120 610 220 560 330') + person(560, 420, 150, { pose: 'cheer', lean: -26, top: '#e0563f', short: true, bottom: '#f2c25a' }),
  each(fill('#c98a62', 'M-24 4C-10-14 20-14 30 4Z') + fill('#c98a62', 'M-12-20a13 13 0 1 1 26 0 13 13 0 1 1-26 0Z') + fill('#3a2420', 'M-12-22C-12-40 14-40 14-22 4-28-4-28-12-22Z') + fill('#d9f4ea', 'M-50 6q50-14 100 0-50 12-100 0Z').replace('/>', ' opacity=".7"/>'), [230, 500, 1.2], [330, 550, 1.5]),
  fill('#b59468', 'M560 600C600 550 700 530 810 540V600Z') + fill('#d9bd8a', 'M560 600C600 560 700 540 810 548V560C720 556 640 570 600 600Z') + person(700, 580, -170, { pose: 'sit', top: '#3f7f9c', skirt: '#f6ead0', hairdo: 'long', hat: 'straw' }),
);
