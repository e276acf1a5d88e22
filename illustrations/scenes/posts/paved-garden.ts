import { disc, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, oak } from '../../kit/trees.ts';
import { dice } from '../../poster.ts';

const STONE = '#d9c49a';
const tower = fill(STONE, 'M560 120H680V400H560Z') + fill(shade(STONE, 0.25), 'M640 120H680V400H640Z') + fill(tint(STONE), 'M560 120H584V400H560Z') + fill('#8a6a5a', 'M546 116H694V132H546Z') + fill('#4a4a58', 'M604 170H636V220H604ZM604 280H636V330H604Z') + line(shade(STONE, 0.3), 3, 'M560 190H600M640 240H680M560 300H600M640 350H680');
const blooms = (color: string, seed: number, left: number, right: number, top: number, size: number) => {
  const roll = dice(seed);
  return line(color, size, Array.from({ length: 46 }, () => `M${Math.round(left + roll() * (right - left))} ${Math.round(top + roll() ** 0.8 * (600 - top))}h.1`).join(''));
};
const spokes = [0, 1, 2, 3].map((turn) => `M${Math.round(340 - Math.cos(turn * 0.785) * 66)} ${Math.round(500 - Math.sin(turn * 0.785) * 66)}L${Math.round(340 + Math.cos(turn * 0.785) * 66)} ${Math.round(500 + Math.sin(turn * 0.785) * 66)}`).join('');
const chair = `${line('#4a4a58', 12, 'M290 330V440H400L420 520M400 440V380') + line('#2f4a5c', 16, 'M296 340V430M300 440H396')}<circle cx="340" cy="500" r="70" fill="none" stroke="#2b2a3c" stroke-width="11"/>${line('#9a96a4', 3, spokes)}${disc('#2b2a3c', 424, 552, 18)}`;

/** A wheelchair and a girl on a wide garden path between wildflowers. */
export const scene = litScene(
  { name: 'paved-garden', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 370, 6) + belt(400, LEAVES.spring, 50, 2) + tower + oak(120, 410, 1),
  lawn('#7fa852', 400) + fill('#e6d9c0', 'M420 410C440 470 220 520 60 600H760C640 520 520 470 500 410Z') + fill('#cfc0a4', 'M500 410C520 470 640 520 760 600H690C600 520 480 470 484 410Z'),
  blooms('#e0563f', 3, -10, 190, 440, 17) + blooms('#f2c23f', 8, -10, 200, 430, 15) + blooms('#f2c23f', 5, 620, 810, 430, 16) + blooms('#e0563f', 11, 640, 810, 440, 15) + blooms('#8a6fd0', 14, 600, 810, 460, 12),
  shadow(350, 574, 130) + chair + person(342, 512, 250, { pose: 'sit', top: '#c2678a', bottom: '#4a5a7c', hairdo: 'bun', hair: '#cfc8c2', hat: 'straw' }),
  person(520, 578, -190, { pose: 'point', child: true, top: '#f2a04a', skirt: '#3f7f9c', short: true, hairdo: 'long', hair: '#3a2420', skin: '#b87850' }),
);
