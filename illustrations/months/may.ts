import { disc } from '../kit/at.ts';
import { shining } from '../kit/color.ts';
import { litScene } from '../kit/event-scene.ts';
import { lawn, tufts } from '../kit/land.ts';
import { halo } from '../kit/lights.ts';
import { hills } from '../kit/skies.ts';
import { belt, oak } from '../kit/trees.ts';
import { water } from '../kit/waters.ts';

/** Fireflies rise from the grass along a creek. */
export const scene = litScene(
  { name: 'may', hour: 'night', sky: 'dusk teal' },
  hills('dusk teal', 360, 6) + belt(420, '#2f5f52', 60, 5),
  lawn('#3f6f4a', 420, 7) + water('#2f6f80', 470, 540, 9),
  oak(200, 470, 1.7, '#35624a') + oak(690, 460, -1.2, '#35624a') + lawn('#2f5a40', 520, 3) + tufts('#3f7a4a', 8),
  [[420, 300], [350, 380], [470, 410], [530, 330], [300, 450], [400, 490], [600, 440], [250, 350], [560, 520], [330, 550], [460, 560], [640, 360], [150, 520], [700, 520]].map(([x = 0, y = 0], index) => halo(x, y, 34 + (index % 3) * 10, '#e8f06a') + shining(disc('#fbffb0', x, y, 5))).join(''),
);
