import { logCabin } from '../kit/buildings.ts';
import { litScene } from '../kit/event-scene.ts';
import { lawn, path, tufts } from '../kit/land.ts';
import { hills } from '../kit/skies.ts';
import { belt, oak } from '../kit/trees.ts';

/** Redbuds in flower by a cabin. */
export const scene = litScene(
  { name: 'february', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 360, 8) + belt(420, '#8f9a6a', 44, 3),
  lawn('#a3ad6a', 420, 6) + path(420, 450, '#e3cda2', 330),
  logCabin(420, 460, 1.15),
  oak(190, 500, 1.5, '#c8559a', '#5a3f44') + oak(640, 490, -1.25, '#b5478c', '#5a3f44') + tufts('#8f9a55', 4),
);
