import { litScene } from '../kit/event-scene.ts';
import { lawn } from '../kit/land.ts';
import { hills } from '../kit/skies.ts';
import { belt, oak } from '../kit/trees.ts';
import { mirrored, water } from '../kit/waters.ts';

/** Red maples along the Sabinal. */
export const scene = litScene(
  { name: 'november', hour: 'morning', sky: 'noon towers' },
  hills('noon towers', 340, 9) + belt(400, '#7a7f4a', 56, 2),
  lawn('#b99a5a', 400, 5) + oak(180, 440, 1.6, '#c4452f') + oak(640, 430, -1.4, '#e08a3c') + oak(420, 424, 1.1, '#d9602f'),
  water('#4a8494', 450, 600, 7) + mirrored('#d9602f', 200, 470, 150) + mirrored('#e8a04a', 630, 466, 140) + mirrored('#d9602f', 420, 462, 90),
);
