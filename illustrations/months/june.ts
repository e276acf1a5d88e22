import { butterfly } from '../kit/animals.ts';
import { each } from '../kit/at.ts';
import { barn } from '../kit/buildings.ts';
import { litScene } from '../kit/event-scene.ts';
import { LEAVES } from '../kit/hours.ts';
import { rows } from '../kit/land.ts';
import { hills } from '../kit/skies.ts';
import { belt, oak } from '../kit/trees.ts';

/** Rows of lavender run up to a barn. */
export const scene = litScene(
  { name: 'june', hour: 'morning', sky: 'dawn mist' },
  hills('dawn mist', 360, 3) + belt(410, LEAVES.summer, 46, 4),
  barn(400, 420, 0.8, '#b8604a') + oak(570, 424, 0.8),
  rows(400, 410, '#a9a86a', '#7d6ab8', 11),
  each(butterfly('#e8a33a'), [300, 300, 1], [520, 470, 1.3], [360, 520, 1.1]),
);
