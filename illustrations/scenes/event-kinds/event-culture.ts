import { at, fill } from '../../kit/at.ts';
import { barn } from '../../kit/buildings.ts';
import { litScene } from '../../kit/event-scene.ts';
import { dirt, fence, tufts } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const quilt = fill('#fff3dc', 'M-60-60H60V60H-60Z') + fill('#3f5fa0', 'M0 0 0-54 27-27ZM0 0 54 0 27 27ZM0 0 0 54-27 27ZM0 0-54 0-27-27Z') + fill('#e0a63f', 'M0 0 27-27 54 0ZM0 0 27 27 0 54ZM0 0-27 27-54 0ZM0 0-27-27 0-54Z') + fill('#c2453f', 'M-54-54-27-27-54 0ZM54-54 27-27 54 0ZM54 54 27 27 54 0ZM-54 54-27 27-54 0Z');

/** Stands for culture: a quilt’s star painted on a barn, in no season. */
export const scene = litScene(
  { name: 'event-culture', hour: 'morning', sky: 'dawn rose' },
  hills('dawn rose', 380) + oak(700, 450, 1.1) + dirt('#c9ad78', 450),
  barn(360, 520, 2, '#8a5a4a') + at(360, 210, 1.05, quilt),
  fence(560, '#8a6a54', 100) + tufts('#8a9a4a', 6),
);
