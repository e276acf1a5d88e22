import { at, disc, each, fill, line } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { guitar, wineGlass } from '../../kit/instruments.ts';
import { lawn } from '../../kit/land.ts';
import { grueneHall, waterTower } from '../../kit/landmarks.ts';
import { halo, wire } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

/** A fiddle on the shoulder, its scroll to the right, and the bow across its strings; in the units of a person of 100. */
const fiddle = `<g transform="translate(10 -73) rotate(-10)">${fill('#8a3f22', 'M-8-4C-9 3-4 6 2 5 5 4 6 4 9 5 17 7 20 1 20-3 20-7 15-9 9-7 6-6 5-6 2-7-4-9-8-8-8-4Z')}${fill('#c9703a', 'M-6-4C-7 1-3 4 2 3 5 2 6 2 9 3 15 5 18 0 18-3 18-6 15-7 9-5 6-4 5-4 2-5-3-7-6-7-6-4Z')}${fill('#2b1c20', 'M12-3.500H36V-.5H12Z')}${disc('#2b1c20', 37, -2.5, 2.4)}</g>`;
const bow = line('#f3e3bf', 1.3, 'M27-52 21-104') + line('#5a2f22', 1.6, 'M28.500-52 21-104') + disc('#c98a62', 27, -60, 3.6) + disc('#c98a62', 35, -74, 3.4);

/** A half barrel with two hoops, as a table. */
const barrel = fill('#8a5a38', 'M-62 0C-72-30-72-56-62-84H62C72-56 72-30 62 0Z') + fill('#a8764a', 'M-30 0C-36-30-36-56-30-84H6C4-56 4-30 6 0Z') + fill('#5a5464', 'M-67-20H67L65-8H-65ZM-66-72H66L67-60H-67Z') + fill('#c08a58', 'M-62-84Q0-96 62-84 0-72-62-84Z');

export const scene = eventScene(
  { name: 'gruene-music-wine-fest', town: 'Gruene', season: 'fall', hour: 'dusk', sky: 'dusk rose', subject: 'a guitar and a fiddle player beside a glass of wine, Gruene Hall and the water tower behind' },
  hills('dusk rose', 390, 26) + waterTower(612, 424, 1) + grueneHall(400, 430, 1.15, '#ffcf7a') + oak(770, 430, -1.1) + oak(30, 430, 1),
  lawn('#6f8a55', 424, 6) + wire([[-10, 130], [280, 90], [560, 126], [810, 130]], 34) + crowd(-10, 820, 440, 44, 8),
  halo(400, 470, 340, '#ffb866', 0.6),
  lamplit(person(286, 596, -306, { pose: 'play', top: '#f0dcb4', hat: 'cowboy', bottom: '#3f4f7a', holds: guitar() })),
  lamplit(person(500, 596, 296, { pose: 'hold', top: '#a8434a', skirt: '#3f2f5a', hairdo: 'bun', hair: '#8a4a2c', holds: fiddle }) + at(500, 596, 2.96, bow)),
  lamplit(each(barrel, [84, 604, 1.05], [724, 604, 1.05])) + wineGlass(84, 518, 1.7) + wineGlass(724, 518, 1.7, '#e8c46a'),
);
