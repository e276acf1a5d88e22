import { standingHorse } from '../../kit/animals.ts';
import { at, fill, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { hatOf } from '../../kit/hats.ts';
import { dirt } from '../../kit/land.ts';
import { ferrisWheel } from '../../kit/landmarks.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

export const scene = eventScene(
  { name: 'kendall-county-fair', town: 'Boerne', season: 'summer', hour: 'evening', sky: 'evening amber', subject: 'the fair’s queen waves from her horse, the Ferris wheel behind her' },
  hills('evening amber', 370) + oak(730, 420, 0.9),
  ferrisWheel(180, 216, 176) + crowd(-10, 820, 392, 56, 5) + dirt('#d9a870', 430),
  shadow(500, 588, 210) + at(500, 586, 1.95, standingHorse('#c98a4c', '#fbe9cc', '#8f3a6a')),
  person(478, 448, 320, { pose: 'wave', top: '#fff3dc', bottom: '#3f4f8c', hairdo: 'long', hair: '#6a3424' }) + fill('#3f4f8c', 'M452 310H508Q546 330 540 400L530 462H500L506 404Q490 360 452 350Z') + fill('#5a3428', 'M498 456H534L552 476V484H498Z'),
  `<g transform="translate(478 460) scale(3.200)">${hatOf('cowboy', '#fff6e6')}${fill('#f2c25a', 'M-8-101-6-111-2-105 2-113 5-105 10-111 11-101Q2-97-8-101Z')}</g>${fill('#c2457a', 'M444 214 458 206 508 300 498 312Z')}`,
);
