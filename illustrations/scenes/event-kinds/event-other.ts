import { storefronts } from '../../kit/buildings.ts';
import { litScene } from '../../kit/event-scene.ts';
import { crossStreet } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

/** Stands for an event of no known category: a quiet Main Street, in no season. */
export const scene = litScene(
  { name: 'event-other', hour: 'afternoon', sky: 'afternoon cream' },
  hills('afternoon cream', 300) + storefronts(-30, 840, 450, { seed: 2, height: 230 }),
  crossStreet('#b0a49c', 480, '#dccbb0') + oak(150, 560, 1.5) + oak(690, 566, -1.3),
);
