import { at, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wreath } from '../../kit/festive.ts';
import { crossStreet } from '../../kit/land.ts';
import { bulbs, firework, halo } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { fireEngine } from '../../kit/vehicles.ts';

export const scene = eventScene(
  { name: 'christmas-in-comfort', town: 'Comfort', season: 'winter', hour: 'night', sky: 'night plum', subject: 'Santa on the ladder of an old fire engine, fireworks over the roofs' },
  firework(170, 110, 120, '#ff8a6a') + firework(420, 80, 80, '#8fd8ff') + firework(640, 120, 130, '#ffd58a'),
  storefronts(-30, 840, 430, { seed: 5, height: 150, lit: true }) + bulbs('M-10 236H810', '#ffd58a', 7, 20),
  crowd(-10, 820, 396, 60, 7) + crossStreet('#7a6f80', 470, '#b9a68e'),
  shadow(400, 572, 330) + halo(80, 500, 130, '#ffe9ae', 0.9),
  lamplit(person(470, 456, 230, { pose: 'sitWave', top: '#c2352f', bottom: '#c2352f', hat: 'santa', hatColor: '#c2352f', beard: '#fff8ea', shoes: '#241f2e' }) + at(400, 566, 1.75, fireEngine('#cf3b30')) + wreath(410, 470, 0.5)),
  `${bulbs('M100 430 230 424M350 424H706M90 508H710', '#ffd58a', 6, 18)}<path d="M0 452 96 490 0 560Z" fill="#FFF3C4" opacity=".35"/>`,
);
