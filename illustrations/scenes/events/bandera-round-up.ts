import { standingHorse } from '../../kit/animals.ts';
import { at, each, fill, line } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { shade, tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting } from '../../kit/festive.ts';
import { dirt, dust } from '../../kit/land.ts';
import { crowd, person } from '../../kit/people.ts';

/** A longhorn that trots to the left, horns wide: 360 units across, 200 tall. */
const longhorn = (coat: string) => `${line(shade(coat, 0.2), 15, 'M-60-50-76-20-70 0M-30-46V0M70-50 84-24 78 0M100-54 110-20 120 0')}${fill(coat, 'M-90-130C-50-142 60-140 110-132 132-120 134-80 120-54 80-34-40-32-76-50-96-70-100-108-90-130Z')}${fill('#f3e6cc', 'M-40-138C-10-146 30-140 50-120 30-100-20-100-40-138ZM60-60C80-76 110-70 120-54 104-46 70-44 60-60Z')}${fill(coat, 'M-92-128C-110-140-130-136-138-120L-150-84C-152-70-136-64-126-72L-96-92Z')}${fill('#f3e6cc', 'M-136-112-148-80C-150-70-138-66-130-72L-122-104Z')}${line('#efe4cf', 11, 'M-124-132C-170-136-214-150-232-196M-104-134C-70-150-30-160-10-206')}${line(tint('#8a6a4a', 0.2), 6, 'M-226-182-232-196M-16-192-10-206')}${fill('#20242c', 'M-134-112a5 5 0 1 1 .1 0Z')}${line(coat, 6, 'M118-116C136-90 134-60 136-36')}`;

export const scene = eventScene(
  { name: 'bandera-round-up', town: 'Bandera', season: 'fall', hour: 'noon', sky: 'noon hot', subject: 'longhorns driven down Main Street by two riders' },
  storefronts(-30, 830, 420, { seed: 4, height: 180, stones: ['#c9a070', '#b98a62', '#d9bd8a', '#a8744a'] }) + bunting([[-10, 190], [270, 160], [540, 190], [810, 150]], ['#c2453f', '#f6f2ea', '#3f6a9c'], 26, 26),
  crowd(-10, 820, 404, 44, 5) + dirt('#d9b484', 446),
  at(640, 500, 0.9, standingHorse('#8a4f2c', '#3a2428', '#3f6a9c') + person(-6, -62, 150, { pose: 'ride', top: '#c2453f', hat: 'cowboy' }), -0.9) + each(longhorn('#8a4a2c'), [420, 520, 0.75]),
  dust('#e6c89a', [700, 560, 1], [500, 570, 0.9], [200, 590, 1]),
  at(330, 596, 1.35, longhorn('#c9743c')) + at(700, 600, 0.85, longhorn('#6a4a40')),
);
