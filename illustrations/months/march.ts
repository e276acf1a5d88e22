import { bluebonnet, bunch } from '../flowers.ts';
import { fill } from '../kit/at.ts';
import { litScene } from '../kit/event-scene.ts';
import { LEAVES } from '../kit/hours.ts';
import { lawn } from '../kit/land.ts';
import { hills } from '../kit/skies.ts';
import { belt, oak } from '../kit/trees.ts';
import { place } from '../motifs.ts';

/** A slope of bluebonnets under a live oak. */
export const scene = litScene(
  { name: 'march', hour: 'noon', sky: 'noon blue' },
  hills('noon blue', 350, 4) + belt(400, LEAVES.spring, 44, 6),
  lawn('#8aa862', 400, 5) + fill('#6f7fd6', 'M0 440C200 416 420 452 800 424V600H0Z') + fill('#5565c4', 'M0 490C260 466 520 510 800 478V600H0Z'),
  oak(430, 440, 1.7, LEAVES.spring),
  `<defs>${bunch('b', [bluebonnet, -40, 0, 1.5], [bluebonnet, -12, 8, 1.8], [bluebonnet, 18, -2, 1.5], [bluebonnet, 46, 8, 1.8])}</defs>`,
  [40, 150, 262, 376, 490, 602, 716, 800].map((x, index) => place('b', x, 560 + (index % 2) * 34, 1.2, 1.2) + place('b', x - 50, 500 + (index % 2) * 16, 0.7, 0.7)).join(''),
);
