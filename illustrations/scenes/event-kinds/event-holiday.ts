import { at, each } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { litScene } from '../../kit/event-scene.ts';
import { plaza } from '../../kit/land.ts';
import { halo, lamp, wire } from '../../kit/lights.ts';
import { hills } from '../../kit/skies.ts';

/** Stands for a holiday: lamps and strings of bulbs over a town square, in no season. */
export const scene = litScene(
  { name: 'event-holiday', hour: 'dusk', sky: 'dusk violet' },
  hills('dusk violet', 380) + storefronts(-40, 840, 440, { seed: 3, height: 170, lit: true }),
  plaza('#b9a894', 440),
  wire([[-10, 60], [270, 120], [540, 110], [810, 50]], 34, '#ffc766', 13, 44) + wire([[-10, 160], [400, 200], [810, 150]], 30, '#ffc766', 11, 40),
  halo(180, 280, 170, '#ffdf9a', 0.8) + halo(620, 280, 170, '#ffdf9a', 0.8) + each(lamp, [180, 560, 1.5], [620, 560, 1.5]) + at(400, 480, 0.8, lamp),
);
