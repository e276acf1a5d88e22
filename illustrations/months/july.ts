import { litScene } from '../kit/event-scene.ts';
import { LEAVES } from '../kit/hours.ts';
import { hills } from '../kit/skies.ts';
import { belt, cypress } from '../kit/trees.ts';
import { water } from '../kit/waters.ts';
import { place, tuber } from '../motifs.ts';

/** Tubes on the Comal under cypresses. */
export const scene = litScene(
  { name: 'july', hour: 'noon', sky: 'noon teal' },
  hills('noon teal', 340, 6) + belt(390, LEAVES.summer, 60, 4),
  water('#2f9a94', 390),
  cypress(130, 420, 1.3) + cypress(690, 420, 1.2) + cypress(590, 400, 0.8),
  `<defs>${tuber('a', '#e8532f', '#ff8a5c', '#c98a5e', '#f7f1e3', '#2b2233', '#f2dca6')}${tuber('b', '#f2c230', '#ffe07a', '#f0c59b', '#c23a5a', '#7a3f22')}</defs>`,
  place('b', 330, 446, 0.9, 0.9) + place('a', 420, 506, 1.7, 1.7),
);
