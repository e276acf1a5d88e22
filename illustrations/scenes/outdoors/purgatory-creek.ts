import { at, each, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { path } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, canopy, oak } from '../../kit/trees.ts';

const MOSS = '#a9b49a';
/** A beard of Spanish moss, 150 long. */
const moss = fill(shade(MOSS, 0.25), 'M-30 0C-34 40-22 60-26 100-18 84-14 120-8 150-2 116 4 130 8 96 14 118 22 90 20 60 30 40 30 20 30 0Z') + fill(MOSS, 'M-30 0C-32 36-20 50-22 84-14 66-12 96-8 122-4 90 2 104 4 70 8 40 4 20 6 0Z') + line(tint(MOSS, 0.5), 3, 'M-20 4C-22 34-14 50-16 74M-4 4C-8 40 0 60-6 96M12 4C10 30 16 44 10 74');
const rocks = fill('#b9b0a2', 'M-60 0-48-30-8-40 34-26 56 0Z') + fill('#dcd4c2', 'M-60 0-48-30-8-40 4-10-14 0Z');
/** A white-tailed deer that has seen us, 130 tall. */
const deer = line('#8a5a38', 9, 'M-34-52-36 0M-20-50-18 0M24-52 26 0M36-54 42 0') + fill('#b07a4a', 'M-48-84C-20-100 20-96 44-90L58-128 74-136 88-122 76-116 66-74C50-48-20-44-44-54-54-62-56-76-48-84Z') + fill('#f3e8d4', 'M-50-84-64-74-56-58-46-62Z') + fill('#b07a4a', 'M62-130 50-146 68-140ZM74-136 84-150 84-134Z') + fill('#2b2028', 'M74-129a3 3 0 1 1 .1 0ZM86-124l5 2-4 3Z');

/** A trail under live oaks hung with moss. */
export const scene = litScene(
  { name: 'purgatory-creek', hour: 'morning', sky: 'morning gold' },
  hills('morning gold', 360, 5) + belt(400, '#7f9a54', 70, 9) + oak(640, 420, -1.05, '#6f8a48'),
  fill('#a3ad68', 'M0 400Q400 380 800 404V600H0Z') + fill('#8a9a58', 'M0 470Q300 440 800 480V600H0Z') + path(450, 404, '#dcc49a', 380) + each(rocks, [180, 520, 0.9], [640, 560, 1.2], [560, 470, 0.5], [300, 440, 0.4]),
  shadow(610, 452, 44) + at(610, 452, 0.95, deer, -0.95),
  canopy('#4f7040', '#4f3d34'),
  each(moss, [140, 96, 1.25], [230, 74, 0.9], [310, 66, 1.1], [390, 50, 0.7], [560, 92, 0.8], [640, 110, 1.15], [720, 104, 1.3], [30, 110, 1]),
  shadow(390, 590, 110) + person(350, 588, 230, { pose: 'walk', top: '#c2553f', bottom: '#5a5044', hat: 'straw', hairdo: 'long', hair: '#4a2c22', short: true }) + person(450, 592, 224, { pose: 'walk', top: '#3f6f7f', bottom: '#4a4438', hat: 'cap', hatColor: '#e0a63f', beard: '#5a3a28' }),
);
