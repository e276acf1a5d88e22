import { litScene } from '../../kit/event-scene.ts';
import { bunting, tent } from '../../kit/festive.ts';
import { lawn } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

/** Stands for a festival without a picture of its own: a tent under pennants, in no season. */
export const scene = litScene(
  { name: 'event-festival', hour: 'afternoon', sky: 'afternoon high' },
  hills('afternoon high', 380) + oak(90, 440, 1) + oak(720, 440, -1.1),
  lawn('#93ad56', 420) + tent(400, 500, 1.5),
  bunting([[-10, 60], [270, 120], [540, 110], [810, 40]], undefined, 30, 44) + bunting([[-10, 190], [400, 240], [810, 180]], undefined, 30, 36),
);
