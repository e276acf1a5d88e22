import { at, each, fill, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wreath } from '../../kit/festive.ts';
import { crossStreet } from '../../kit/land.ts';
import { bulbs, firework, halo } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { fireEngine } from '../../kit/vehicles.ts';

const sacks = lamplit(fill('#8a6238', 'M0 0C-40-10-44-60-14-74L-20-88H20L14-74C44-60 40-10 0 0Z') + fill('#b98a52', 'M0 0C-40-10-44-60-14-74L-8-74C-30-50-26-14 0 0Z') + fill('#c2353f', 'M-18-80H18V-72H-18Z'));

export const scene = eventScene(
  { name: 'christmas-in-comfort', town: 'Comfort', season: 'winter', hour: 'night', sky: 'night plum', subject: 'Santa rides high on the ladder of an old fire engine' },
  firework(130, 90, 74, '#ffd58a'),
  storefronts(-30, 840, 440, { seed: 5, height: 130, lit: true }) + bulbs('M-10 266Q200 300 400 266T810 266', '#7ae08a', 8, 26) + bulbs('M-10 280Q200 314 400 280T810 280', '#ff7a5a', 8, 26),
  crowd(-10, 820, 400, 60, 7) + crossStreet('#7a6f80', 470, '#b9a68e'),
  shadow(400, 574, 330) + halo(80, 500, 130, '#ffe9ae', 0.9) + halo(460, 240, 230, '#ffc98a', 0.5),
  each(sacks, [570, 376, 1], [640, 376, 0.8]),
  lamplit(person(440, 532, 370, { pose: 'sitWave', top: '#d33a30', bottom: '#b82c2c', hat: 'santa', hatColor: '#d33a30', beard: '#fff8ea', shoes: '#241f2e', skin: '#e0a882' }) + at(400, 568, 1.75, fireEngine('#cf3b30')) + wreath(410, 476, 0.5)),
  `${bulbs('M100 432 230 426M350 426H706M90 510H710', '#ffd58a', 6, 18)}<path d="M0 452 96 490 0 560Z" fill="#FFF3C4" opacity=".35"/>`,
);
