import { at, each, fill, line } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { shade } from '../../kit/color.ts';
import { comfortStore } from '../../kit/comfort-store.ts';
import { litScene } from '../../kit/event-scene.ts';
import { crossStreet } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';
import { wheel } from '../../kit/vehicles.ts';

const chair = line('#8a5a34', 7, 'M-24 0V-110M24 0V-50M-24-50H24M-24-108C-10-116 10-116 20-108M-24-80H14') + fill('#c9935a', 'M-28-56H28V-46H-28Z');
const dresser = fill('#7a4a30', 'M-50 0V-90H50V0Z') + fill('#9a6442', 'M-56-96H56V-86H-56ZM-42-80H42V-54H-42ZM-42-46H42V-20H-42Z') + fill('#e0b45a', 'M-6-70H6V-64H-6ZM-6-36H6V-30H-6Z') + fill('#b9d0da', 'M-30-100V-164a30 34 0 0 1 60 0V-100Z') + line('#8a5a3c', 7, 'M-30-100V-164a30 34 0 0 1 60 0V-100');

export const scene = litScene(
  { name: 'comfort-high-street', hour: 'afternoon', sky: 'afternoon cream' },
  hills('afternoon cream', 370, 3) + storefronts(500, 830, 446, { seed: 3, height: 170, stones: ['#e0cb9c', '#d3b98a', '#ead9b4'] }) + oak(30, 446, 1.3),
  comfortStore() + crossStreet('#a89a90', 470, '#d9c9ad'),
  each(chair, [470, 540, 1], [530, 546, 1.05]) + at(640, 556, 1.05, dresser) + at(400, 560, 1, `${wheel(-40, -24, 24, '#c9935a')}${wheel(36, -24, 24, '#c9935a')}${fill(shade('#3f7f9c', 0.1), 'M-64-70H60L50-34H-56Z')}`),
  person(250, 590, 200, { pose: 'walk', top: '#3f6a8c', hat: 'straw', short: true }) + person(330, 592, -190, { pose: 'point', top: '#f0e2c4', skirt: '#a8434a', hairdo: 'bun' }) + person(740, 592, -196, { pose: 'hold', top: '#5f7f5a', hat: 'cowboy' }),
);
