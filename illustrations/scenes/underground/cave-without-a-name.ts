import { each, fill, line, oval } from '../../kit/at.ts';
import { lamplit, shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { fiddle } from '../../kit/instruments.ts';
import { halo } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';

const STONE = '#d9a878';
/** A stalactite, 200 units long, hung at the origin. */
const drip = fill(STONE, 'M-26 0C-20 70-10 150 0 200 10 150 20 70 26 0Z') + fill(tint(STONE, 0.45), 'M-22 0C-16 70-8 140 0 196-4 130-8 70-6 0Z') + fill(shade(STONE, 0.3), 'M10 0C8 70 4 140 0 196 10 150 20 70 26 0Z');
/** A fluted column from floor to roof: 120 units wide, 420 tall. */
const column = fill(STONE, 'M-60 0C-30-60-34-110-26-200-32-300-40-360-64-420H64C40-360 32-300 26-200 34-110 30-60 60 0Z') + fill(tint(STONE, 0.45), 'M-56 0C-26-60-30-110-22-200-28-300-36-360-58-420H-20C-10-340-10-120-20 0Z') + line(shade(STONE, 0.28), 5, 'M4-420C10-300 10-120 4 0M30-420C16-320 16-120 34 0');
const cello = fill('#a8562c', 'M-14-60C-24-54-22-42-18-36-30-26-28 0 0 0 28 0 30-26 18-36 22-42 24-54 14-60Z') + line('#3a2428', 3, 'M0-24V-104M0 0V14') + line('#f3e3bf', 2, 'M-34-30 30-36');

export const scene = litScene(
  { name: 'cave-without-a-name', hour: 'indoors', sky: 'room blue' },
  fill('#7a4a52', 'M0 0H800V600H0Z') + fill('#a8685a', 'M90 600C60 400 110 170 400 150 690 170 740 400 710 600Z') + halo(400, 330, 340, '#ffc27a', 0.8) + each(drip, [140, 120, 0.9], [210, 130, 1.3], [280, 110, 0.8], [520, 110, 0.9], [590, 130, 1.25], [660, 120, 0.8], [400, 120, 0.6], [340, 120, 0.5], [460, 120, 0.55]),
  fill('#4a2f40', 'M0 0H800V130C740 170 700 120 640 150 580 120 520 150 460 124 400 150 340 120 290 150 230 120 170 164 110 130 70 160 30 140 0 170Z') + each(column, [80, 560, 1.15], [730, 566, 1.2]) + each(column, [250, 450, 0.62], [560, 450, 0.6]),
  oval('#c9906a', 400, 480, 230, 44) + oval('#e0b48a', 400, 468, 212, 34),
  lamplit(person(300, 476, 170, { pose: 'play', top: '#3a2f4a', skirt: '#3a2f4a', hairdo: 'bun', holds: fiddle }) + person(400, 480, 168, { pose: 'sitPlay', top: '#f6efe0', bottom: '#2f2f3c', holds: `<g transform="translate(22 -2) scale(.78)">${cello}</g>` }) + person(500, 476, -172, { pose: 'play', top: '#2f4a5a', holds: fiddle })),
  crowd(-20, 830, 540, 74, 3, ['#5a2f48', '#3f3a68', '#7a4238', '#3a4f58']),
);
