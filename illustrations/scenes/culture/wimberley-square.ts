import { at, fill, line, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { crossStreet } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cypress } from '../../kit/trees.ts';

/** One of the painted boots of Wimberley, 300 tall, its toe to the right. */
const boot = fill('#c2453f', 'M-66-300H56C60-220 52-150 64-110 110-92 170-80 176-40V-18H-62C-50-110-58-200-66-300Z') + fill(shade('#c2453f', 0.25), 'M-66-300H-30C-22-200-14-110-24-18H-62C-50-110-58-200-66-300Z') + fill('#f2c25a', 'M-66-300H56L55-276H-64ZM-8-236 4-206 36-204 12-184 20-152-8-170-36-152-28-184-52-204-20-206Z') + fill('#4a2f2a', 'M-64-20H178V-2H60L52 14H-64Z') + line('#f6e6c0', 5, 'M64-110C40-96 20-70 18-40M-50-120C-20-130 20-130 58-126M90-88C100-76 104-60 102-44') + fill('#3f7fa0', 'M120-62C140-58 156-50 162-36H116Z');
const bag = (color: string) => `${line(shade(color), 3, 'M-7-36Q0-52 7-36')}${fill(color, 'M-13-36H13L15 0H-15Z')}`;
const porch = fill('#8a5a3c', 'M20 300H330V318H20Z') + fill(tint('#8a5a3c', 0.4), 'M20 300H330V305H20Z') + fill('#6f4a34', 'M28 316h9V446h-9ZM126 316h9V446h-9ZM222 316h9V446h-9ZM316 316h9V446h-9Z');

/** The Wimberley square on an afternoon: porches, cypresses of the creek behind, a painted boot. */
export const scene = litScene(
  { name: 'wimberley-square', hour: 'afternoon', sky: 'noon towers' },
  hills('noon towers', 350, 12) + cypress(392, 410, 1.25) + cypress(720, 400, 1),
  storefronts(-20, 340, 446, { seed: 4, height: 150, stones: ['#d9c39a', '#b98f6a', '#e6d4b0', '#c9a880'] }) + porch + storefronts(600, 850, 440, { seed: 2, height: 120, stones: ['#cfb58a', '#e3cfa6'] }),
  crossStreet('#b3a294', 462, '#e0cfae'),
  shadow(556, 566, 140) + at(520, 560, 1.05, boot),
  shadow(200, 590, 60) + person(170, 588, 226, { pose: 'walk', top: '#2f7a74', skirt: '#f3dcb0', hat: 'straw', hairdo: 'long', hair: '#7a4426', short: true, holds: at(20, -10, 1, bag('#e0763f')) }) + person(290, 590, 220, { pose: 'point', top: '#e8b54a', bottom: '#4a5f8c', hairdo: 'bun', short: true, skin: '#a86a48', holds: at(-11, -8, 1, bag('#5f8fb0')) }),
  person(740, 560, -170, { pose: 'walk', top: '#8a4f6a', hat: 'cowboy', bottom: '#3f3a4a' }),
);
