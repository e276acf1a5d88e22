import { at, disc, fill, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wreath } from '../../kit/festive.ts';
import { crossStreet } from '../../kit/land.ts';
import { halo, lamp, wire } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { dice } from '../../poster.ts';

const roll = dice(24);
const flakes = Array.from({ length: 70 }, () => disc('#FFFFFF', Math.round(roll() * 800), Math.round(roll() * 560), 2 + Math.round(roll() * 3))).join('');
const book = fill('#fff6e0', 'M16-66 32-70 34-58 18-54Z') + fill('#8f2f3a', 'M14-63 18-53 36-57 34-54 17-49Z');

export const scene = eventScene(
  { name: 'dickens-on-main', town: 'Boerne', season: 'winter', hour: 'dusk', sky: 'dusk teal', subject: 'two carolers in top hat and bonnet under a street lamp, in made snow' },
  storefronts(-40, 840, 430, { seed: 4, height: 230, lit: true }),
  wire([[-20, 150], [260, 190], [560, 180], [820, 140]], 24),
  crossStreet('#7f7a8c', 470, '#efe9e2') + fill('#f4f0ec', 'M0 560Q200 520 420 556T800 540V600H0Z'),
  halo(590, 120, 260, '#ffdf9a', 0.9) + at(590, 572, 2.3, lamp) + wreath(590, 330, 0.7),
  shadow(290, 574, 190),
  lamplit(person(236, 572, 350, { pose: 'hold', top: '#2f4a5c', bottom: '#3a3444', hat: 'top', hatColor: '#2a2438', hair: '#5a3428', holds: book }) + person(400, 574, -330, { pose: 'hold', top: '#a8434a', skirt: '#7a2f48', hat: 'bonnet', hatColor: '#e8c9a0', hairdo: 'bun', holds: book })),
  flakes,
);
