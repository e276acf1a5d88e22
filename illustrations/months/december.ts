import { logCabin } from '../kit/buildings.ts';
import { shining } from '../kit/color.ts';
import { litScene } from '../kit/event-scene.ts';
import { lawn, path } from '../kit/land.ts';
import { halo, wire } from '../kit/lights.ts';
import { hills } from '../kit/skies.ts';
import { belt, cedar, litOak } from '../kit/trees.ts';

/** A cabin and a live oak wound with lights. */
export const scene = litScene(
  { name: 'december', hour: 'night', sky: 'night indigo', moon: [156, 132] },
  hills('night indigo', 400, 6) + belt(450, '#3a3f6a', 44, 5),
  lawn('#3f4568', 450, 7) + path(430, 480, '#8a7a86', 360) + logCabin(440, 500, 1.15, shining('#ffd27a')) + halo(440, 460, 190, '#ffcf73', 0.5),
  wire([[276, 398], [400, 388], [592, 398]], 10, '#ff9a6a', 8, 22) + litOak(190, 540, 1.6) + cedar(650, 540, 1.7, '#3f6a5c'),
);
