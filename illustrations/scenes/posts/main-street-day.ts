import { disc, fill, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { crossStreet } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';
import { vereinsKirche } from '../../kit/vereins-kirche.ts';

const cone = (color: string) => fill('#d9a860', 'M20-58 32-58 26-40Z') + disc(color, 26, -62, 8);

/** Two visitors with ice cream on Main Street, the coffee mill behind. */
export const scene = litScene(
  { name: 'main-street-day', hour: 'noon', sky: 'noon blue' },
  hills('noon blue', 380, 10) + oak(300, 430, 1, LEAVES.summer) + vereinsKirche(410, 436, 0.72) + oak(530, 436, -0.8, LEAVES.summer),
  storefronts(-60, 250, 440, { seed: 3, height: 230 }) + storefronts(580, 860, 440, { seed: 6, height: 240 }),
  crossStreet('#a59a98', 470, '#dccbab'),
  person(150, 462, 120, { pose: 'walk', top: '#5f7f6a', bottom: '#3a3a4c', hat: 'cowboy' }) + person(660, 462, -118, { top: '#8a5a8c', skirt: '#d9c49a', hairdo: 'bun' }),
  shadow(290, 588, 100) + shadow(530, 590, 90),
  person(290, 584, 270, { pose: 'hold', top: '#e8734a', skirt: '#f3dcb0', short: true, hairdo: 'long', hair: '#7a4426', hat: 'straw', holds: cone('#f2a0b4') }) + person(530, 588, -280, { pose: 'hold', top: '#3f7f9c', bottom: '#5a5040', short: true, hat: 'cap', hatColor: '#f3dcb0', beard: '#6a4a34', holds: cone('#f6e6b4') }),
);
