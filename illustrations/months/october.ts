import { butterfly } from '../kit/animals.ts';
import { each } from '../kit/at.ts';
import { litScene } from '../kit/event-scene.ts';
import { LEAVES } from '../kit/hours.ts';
import { lawn, tufts } from '../kit/land.ts';
import { hills } from '../kit/skies.ts';
import { belt } from '../kit/trees.ts';

/** Monarchs on their way south. */
export const scene = litScene(
  { name: 'october', hour: 'afternoon', sky: 'afternoon cream' },
  hills('afternoon cream', 370, 5) + belt(420, LEAVES.fall, 40, 7),
  lawn('#c2a558', 420, 8) + tufts('#a5863c', 6),
  each(butterfly('#d9642a'), [420, 300, 3.6], [300, 420, 2], [640, 170, 2], [230, 230, 1.4], [520, 450, 1.8], [650, 380, 1.3], [380, 160, 1.2], [140, 370, 1]),
);
