import { each, fill, line, oval } from '../../kit/at.ts';
import { lamplit, shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const ROCK = '#b98a6a';
const drip = fill(ROCK, 'M-18 0C-14 50-6 100 0 140 6 100 14 50 18 0Z') + fill(tint(ROCK, 0.4), 'M-14 0C-10 50-4 96 0 136-2 90-4 50-4 0Z');
/** The water that falls from the ceiling into the last room. */
const falls = `${fill('#cfe6ee', 'M470 60C474 200 468 330 450 440H590C572 330 566 200 570 60Z')}${line('#f4fbfc', 6, 'M490 70C494 200 488 330 474 430M520 66V430M550 70C548 200 554 330 566 430')}${fill('#f4fbfc', 'M420 440C450 410 590 410 620 440 590 460 450 460 420 440Z')}`;

export const scene = litScene(
  { name: 'cascade-caverns', hour: 'indoors', sky: 'room blue' },
  fill('#5a4250', 'M0 0H800V600H0Z') + fill('#8a6260', 'M120 600C90 380 170 130 460 90 700 100 780 330 740 600Z') + halo(520, 300, 320, '#8fd0e6', 0.5) + falls,
  fill('#2f5f78', 'M150 600C200 500 320 440 520 440 660 440 740 500 760 600Z') + fill('#4a8aa0', 'M260 520q120-30 260-20t220-6q-60 40-220 38T260 520Z') + oval('#d9f0f4', 520, 460, 120, 14),
  fill('#3a2838', 'M0 0H800V110C760 150 720 100 660 130 610 100 590 90 570 70H470C440 100 400 90 360 130 300 100 250 150 200 120 140 170 80 140 60 220 40 320 60 460 20 600H0Z') + fill('#4a3444', 'M800 90C740 200 780 400 800 600Z') + each(drip, [240, 118, 0.9], [310, 116, 0.7], [400, 104, 0.6], [640, 116, 0.8], [700, 116, 0.6], [150, 140, 0.8]),
  fill(shade(ROCK, 0.1), 'M0 600V470C100 440 200 470 260 530 290 560 300 580 310 600Z') + fill(tint(ROCK, 0.3), 'M0 470C100 440 200 470 260 530 200 500 100 480 0 500Z') + line('#8b94a4', 7, 'M0 420 120 420 250 500M40 420V470M120 420V466M190 462V500'),
  lamplit(person(80, 474, 190, { pose: 'point', top: '#8a8a5c', hat: 'cap', hatColor: '#e0a63f' }) + person(160, 486, 184, { pose: 'stand', top: '#c2453f', hairdo: 'long' }) + person(212, 510, 130, { pose: 'point', child: true, top: '#f2c25a', short: true })),
);
