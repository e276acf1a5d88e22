import { butterfly } from '../../kit/animals.ts';
import { each, fill, turned } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { lawn, tufts } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

const melon = `<g transform="translate(26 -64) rotate(-24) scale(.3)">${fill('#3f7f4a', 'M-50-6A50 50 0 0 0 50-6Z')}${fill('#e8f0c4', 'M-46-8A46 44 0 0 0 46-8Z')}${fill('#e0484a', 'M-42-10A42 38 0 0 0 42-10Z')}</g>`;
const at3 = (x: number, y: number, degrees: number, size: number, wing?: string) => turned(x, y, degrees, `<g transform="scale(${size})">${butterfly(wing)}</g>`);

export const scene = eventScene(
  { name: 'butterfly-festival', town: 'Wimberley', season: 'spring', hour: 'morning', sky: 'morning gold', subject: 'a child with a slice of watermelon among painted ladies' },
  hills('morning gold', 380) + belt(430, LEAVES.spring, 60, 4),
  lawn('#86b85a', 430),
  each(butterfly('#d9713a'), [90, 330, 0.7], [210, 420, 0.6], [700, 360, 0.6]),
  person(300, 590, 430, { pose: 'hold', child: true, top: '#f2c25a', skirt: '#5f7fb4', hairdo: 'long', hair: '#6a3a28', short: true, shoes: '#a8434a', holds: melon }),
  at3(470, 250, 20, 2.6) + at3(624, 150, -24, 3.2, '#e0663a') + at3(600, 400, 34, 2.2) + at3(426, 130, -12, 1.9, '#f0a04a') + at3(140, 190, -30, 2.1, '#e0663a'),
  tufts('#5f9a45', 9, 596) + each(fill('#e4572e', 'M-7-30Q0-44 7-30 14-22 0-16-14-22-7-30Z') + fill('#3f7f4a', 'M-2-18H2V8H-2Z'), [120, 590, 1.4], [180, 600, 1.1], [520, 592, 1.4], [590, 600, 1.1], [690, 588, 1.5], [760, 600, 1.2]),
);
