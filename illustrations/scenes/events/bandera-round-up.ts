import { hereford, standingHorse } from '../../kit/animals.ts';
import { at, each, fill } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { shade } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting } from '../../kit/festive.ts';
import { dirt, dust } from '../../kit/land.ts';
import { crowd, person } from '../../kit/people.ts';

/** A spotted longhorn that walks to the left: 190 units long, 140 tall to the tips of its horns. */
const longhorn = (coat: string) => `${hereford(false, coat)}${fill('#f6ead6', 'M-16-82C6-86 24-82 34-84 36-70 20-58 4-60-10-62-20-72-16-82ZM52-80C62-82 70-72 71-58 60-56 48-68 52-80ZM-30-60C-24-66-14-64-12-56-14-48-28-48-30-60Z')}${fill('#efe0c4', 'M-72-88C-92-88-120-98-134-132-116-112-96-104-70-100ZM-62-90C-44-90-14-100-2-134-18-114-40-106-60-100Z')}${fill('#5a463c', 'M-134-132C-130-122-126-116-120-110L-124-112C-128-117-131-124-134-132ZM-2-134C-6-124-10-118-16-112L-12-114C-8-119-5-126-2-134Z')}${fill(shade(coat, 0.2), 'M-78-98-60-99-58-90-76-88Z')}`;

export const scene = eventScene(
  { name: 'bandera-round-up', town: 'Bandera', season: 'fall', hour: 'noon', sky: 'noon hot', subject: 'longhorns driven down Main Street by a rider' },
  storefronts(-30, 830, 420, { seed: 4, height: 180, stones: ['#c9a070', '#b98a62', '#d9bd8a', '#a8744a'] }) + bunting([[-10, 190], [270, 160], [540, 190], [810, 150]], ['#c2453f', '#f6f2ea', '#3f6a9c'], 26, 26),
  crowd(-10, 820, 404, 44, 5) + dirt('#d9b484', 446),
  at(640, 500, 0.9, standingHorse('#8a4f2c', '#3a2428', '#3f6a9c') + person(-6, -62, 150, { pose: 'ride', top: '#c2453f', hat: 'cowboy' }), -0.9) + each(longhorn('#8a4a2c'), [440, 520, 1.15]),
  dust('#e6c89a', [700, 560, 1], [500, 570, 0.9], [200, 590, 1]),
  at(680, 588, 1.5, longhorn('#6a4a40')) + at(310, 594, 2.1, longhorn('#b9642f')),
);
