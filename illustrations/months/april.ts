import { bunch, paintbrush } from '../flowers.ts';
import { at, disc, fill, line } from '../kit/at.ts';
import { litScene } from '../kit/event-scene.ts';
import { LEAVES } from '../kit/hours.ts';
import { fence, lawn } from '../kit/land.ts';
import { hills } from '../kit/skies.ts';
import { belt } from '../kit/trees.ts';
import { place } from '../motifs.ts';

/** A golden-cheeked warbler that sings, 60 units long, its feet at the origin. */
const warbler = `${fill('#2a2630', 'M-34 10-50 26-40 30-22 4Z')}${fill('#f6f0e2', 'M-30 0C-34-22-10-40 12-36 30-32 30-8 14 0 0 8-20 8-30 0Z')}${fill('#2a2630', 'M-32-2C-34-26-8-42 10-36L2-22C-8-24-18-10-32-2ZM8-24C20-30 28-20 22-4 14-2 8-12 8-24Z')}${line('#f6f0e2', 2, 'M-22-14-8-24M-18-8-4-18')}${disc('#f2c230', 16, -38, 15)}${fill('#2a2630', 'M2-44C6-58 26-60 30-46 20-48 10-46 2-44ZM10-40h22v3H10Z')}${fill('#2a2630', 'M30-44 46-48 32-38ZM30-36 42-32 30-32Z')}${line('#5a4a44', 2.5, 'M0 2V10M8 2V10')}`;

/** Paintbrush along a fence, and a warbler on the wire. */
export const scene = litScene(
  { name: 'april', hour: 'afternoon', sky: 'afternoon high' },
  hills('afternoon high', 350, 11) + belt(410, LEAVES.spring, 50, 8),
  lawn('#8fb258', 410, 9) + fill('#c9764a', 'M0 500C240 470 520 512 800 484V600H0Z'),
  fence(470, '#8a6a54', 130),
  at(410, 434, 2.1, warbler),
  `<defs>${bunch('p', [paintbrush, -40, 0, 1.9], [paintbrush, -8, 8, 2.2], [paintbrush, 24, 0, 1.9], [paintbrush, 52, 10, 2.2])}</defs>`,
  [30, 146, 260, 372, 486, 600, 712, 800].map((x, index) => place('p', x, 566 + (index % 2) * 30, 1.2, 1.2) + place('p', x - 54, 524 + (index % 3) * 10, 0.7, 0.7)).join(''),
);
