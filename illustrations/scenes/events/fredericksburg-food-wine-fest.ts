import { each, fill, line, oval } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit, shade, shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { street } from '../../kit/land.ts';
import { halo, wire } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const plate = oval('#fbf6ea', 0, 0, 46, 13) + oval('#e6dccb', 0, 0, 32, 8) + fill('#b9683a', 'M-20-2C-16-14 8-16 20-6 16 4-10 6-20-2Z') + fill('#6f9a45', 'M14-4q12-10 18 0-8 6-18 0Z');
const candle = shining(fill('#fff1cf', 'M-5 0V-40H5V0Z') + fill('#ffb84a', 'M0-66C8-54 8-46 0-42-8-46-8-54 0-66Z'));
const diners = (side: 1 | -1) => [0, 1, 2, 3].map((index) => person(400 - side * (70 + index * 62), 440 + index * 38, side * (96 + index * 42), { pose: index % 2 ? 'drink' : 'sit', top: ['#3f6a9c', '#c2453f', '#e8d5ae', '#5f7f5a'][(index + (side > 0 ? 0 : 2)) % 4] as string, hairdo: index % 2 ? 'short' : 'long', skin: index === 2 ? '#8a5a3c' : '#c98a62' })).join('');

export const scene = eventScene(
  { name: 'fredericksburg-food-wine-fest', town: 'Fredericksburg', season: 'fall', hour: 'dusk', sky: 'dusk blue', subject: 'one long table laid down the middle of Main Street, with candles, plates and wine' },
  storefronts(-40, 300, 430, { seed: 2, lit: true }) + storefronts(500, 840, 430, { seed: 6, lit: true }) + street('#6a6470', 420),
  wire([[60, 180], [400, 250], [740, 180]], 60) + wire([[0, 90], [400, 190], [800, 90]], 70) + halo(400, 500, 340, '#ffb866', 0.6),
  lamplit(diners(1) + diners(-1)),
  lamplit(fill('#fbf3e2', 'M372 430H428L640 600H160Z') + fill(shade('#fbf3e2', 0.14), 'M400 430H428L640 600H520Z') + line('#c9683a', 4, 'M386 430 330 600M414 430 470 600')),
  each(candle, [400, 470, 0.5], [400, 520, 0.8], [400, 590, 1.2]) + lamplit(each(plate, [350, 500, 0.5], [450, 500, 0.5], [310, 545, 0.85], [490, 545, 0.85], [250, 590, 1.2], [550, 590, 1.2])) + wineGlass(345, 560, 0.7) + wineGlass(455, 560, 0.7, '#e8c46a') + wineGlass(320, 598, 1),
);
