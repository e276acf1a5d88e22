import { litScene } from '../../kit/event-scene.ts';
import { lawn, path, tufts } from '../../kit/land.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';

/** Stands for an event outdoors: a trail between a live oak and cedars, in no season. */
export const scene = litScene(
  { name: 'event-outdoor', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 340) + hills('morning clear', 390, 21),
  lawn('#93a556', 410) + path(470, 424, '#e3cda2', 420),
  cedar(560, 440, 0.7) + cedar(620, 470, 1.2) + cedar(720, 520, 1.9) + oak(190, 520, 1.9) + tufts('#7f9a4a', 4),
);
