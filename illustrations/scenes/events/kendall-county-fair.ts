import { standingHorse } from '../../kit/animals.ts';
import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { hatOf } from '../../kit/hats.ts';
import { dirt } from '../../kit/land.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const chair = (x: number, y: number, lean: number, color: string) => `<g transform="translate(${x} ${y}) rotate(${lean})">${line('#6a5a64', 2.500, 'M0 0V92')}${fill(color, 'M-12 88H14V102H-12Z')}${disc('#c98a62', 2, 76, 7)}${fill('#4a4464', 'M-6 82H10V94H-6ZM10 94 26 104 22 110 6 98Z')}</g>`;
const swings = fill('#8a5a78', 'M166 420V150H194V420Z') + fill('#b07a98', 'M166 420V150H176V420Z') + [[-130, 26, '#c2453f'], [-80, 12, '#f2c25a'], [-30, 4, '#3f7f9c'], [40, -6, '#5f9a5a'], [90, -14, '#c2453f'], [140, -28, '#f2c25a']].map(([x, lean, color]) => chair(180 + (x as number), 130, lean as number, color as string)).join('') + fill('#c2453f', 'M20 130Q180 170 340 130L300 90Q180 50 60 90Z') + fill('#f3dcb0', 'M90 84Q110 110 96 146L140 151Q146 106 136 72ZM224 72Q222 106 222 151L264 146Q256 108 262 82Z') + fill('#f2c25a', 'M20 130Q180 170 340 130V142Q180 184 20 142ZM150 66 180 24 210 66Z');

export const scene = eventScene(
  { name: 'kendall-county-fair', town: 'Boerne', season: 'summer', hour: 'evening', sky: 'evening amber', subject: 'the fair’s queen waves from her horse, the swing ride behind her' },
  hills('evening amber', 370) + oak(730, 420, 0.9),
  swings + crowd(-10, 820, 392, 56, 5) + dirt('#d9a870', 430),
  shadow(500, 588, 210) + at(500, 586, 1.95, standingHorse('#e8dccb', '#b9a58e', '#8f3a6a')),
  person(478, 448, 320, { pose: 'wave', top: '#fff3dc', bottom: '#3f4f8c', hairdo: 'long', hair: '#6a3424' }) + fill('#3f4f8c', 'M452 310H508Q546 330 540 400L530 462H500L506 404Q490 360 452 350Z') + fill('#5a3428', 'M498 456H534L552 476V484H498Z'),
  `<g transform="translate(478 460) scale(3.200)">${hatOf('cowboy', '#fff6e6')}${fill('#f2c25a', 'M-8-101-6-111-2-105 2-113 5-105 10-111 11-101Q2-97-8-101Z')}</g>${fill('#c2457a', 'M444 214 458 206 508 300 498 312Z')}`,
);
