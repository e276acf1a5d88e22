import { logCabin } from '../kit/buildings.ts';
import { shining } from '../kit/color.ts';
import { litScene } from '../kit/event-scene.ts';
import { lawn, tufts } from '../kit/land.ts';
import { halo } from '../kit/lights.ts';
import { hills } from '../kit/skies.ts';
import { belt, oak } from '../kit/trees.ts';

/** The Milky Way over a cabin, its windows lit. */
export const scene = litScene(
  { name: 'august', hour: 'night', sky: 'night stars' },
  shining('<path d="M140 400C100 260 220 120 420-20H560C360 120 240 260 270 400Z" fill="#c9c4ee" opacity=".2"/><path d="M190 400C170 270 280 130 470-20H506C340 130 220 270 230 400Z" fill="#fff1dc" opacity=".3"/>'),
  hills('night stars', 400, 8) + belt(450, '#3f5a6a', 46, 3),
  lawn('#3f5560', 450, 4) + oak(180, 500, 1.3, '#3f5a66') + logCabin(420, 500, 1.2, shining('#ffd27a')) + halo(420, 470, 150, '#ffcf73', 0.4),
  tufts('#4a6a66', 3),
);
