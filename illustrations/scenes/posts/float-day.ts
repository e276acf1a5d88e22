import { fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { belt, cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

const ring = (x: number, y: number, color = '#f2c23f') => fill(shade(color), `M${x - 74} ${y}a74 24 0 0 0 148 0v20a74 24 0 0 1-148 0Z`) + fill(color, `M${x - 74} ${y}a74 24 0 1 1 148 0 74 24 0 1 1-148 0Z`) + fill('#4a4030', `M${x - 34} ${y}a34 10 0 1 1 68 0 34 10 0 1 1-68 0Z`) + line(tint(color, 0.7), 5, `M${x - 58} ${y - 8}Q${x - 30} ${y - 20} ${x} ${y - 20}`);
const stack = (x: number, foot: number, count: number) => Array.from({ length: count }, (_, index) => ring(x + (index % 2) * 8, foot - index * 36, index === 3 ? '#4f9ac2' : '#f2c23f')).join('');
const shack = fill('#b5754a', 'M540 240H800V500H540Z') + fill('#8a5236', 'M540 240H560V500H540Z') + fill('#d9d3c4', 'M510 240 660 176H830V252H510Z') + fill('#4a3228', 'M590 300H730V390H590Z') + fill('#e8cf9a', 'M576 390H744V404H576Z') + fill('#fff3dc', 'M600 206H760V232H600Z');
const carried = (color: string) => `<circle cx="0" cy="-50" r="27" fill="none" stroke="${color}" stroke-width="13"/>`;

/** A family with its tubes on the way to a green river. */
export const scene = litScene(
  { name: 'float-day', hour: 'noon', sky: 'noon teal' },
  belt(330, LEAVES.summer, 120, 3) + cypress(80, 360, 1.3) + cypress(330, 350, 1.1) + water('#2f9a92', 346, 480, 7),
  fill('#d9c08a', 'M0 470C200 440 500 440 800 430V600H0Z') + fill('#c2a26c', 'M0 540C240 510 560 530 800 510V600H0Z') + shack,
  person(660, 392, 120, { top: '#3f7f9c', short: true, hairdo: 'bun' }),
  shadow(690, 570, 110) + stack(690, 540, 6) + shadow(530, 580, 90) + stack(530, 556, 3),
  shadow(250, 586, 220),
  person(120, 580, -230, { pose: 'walk', top: '#e86a4a', bottom: '#3f5f8c', short: true, hat: 'straw', holds: carried('#f2c23f') }) + person(230, 584, -160, { pose: 'walk', child: true, top: '#5f9ad0', bottom: '#c2453f', short: true }) + person(306, 586, -140, { pose: 'cheer', child: true, top: '#f2a04a', skirt: '#f2a04a', short: true, hairdo: 'long' }) + person(410, 582, -222, { pose: 'walk', top: '#3f8a6a', skirt: '#f3dcb0', short: true, hairdo: 'long', hair: '#6a3a28', hat: 'cap', hatColor: '#fff3dc', holds: carried('#4f9ac2') }),
);
