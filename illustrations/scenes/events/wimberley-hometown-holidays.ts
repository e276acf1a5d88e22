import { standingHorse } from '../../kit/animals.ts';
import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit, shade } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wreath } from '../../kit/festive.ts';
import { crossStreet } from '../../kit/land.ts';
import { bulbs, halo, star } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { cedar, oak } from '../../kit/trees.ts';

const wheel = (x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#5a3428" stroke-width="10"/>${line('#8a5a3c', 5, [0, 1, 2, 3].map((turn) => `M${Math.round(x - Math.cos(turn * 0.785) * radius)} ${Math.round(y - Math.sin(turn * 0.785) * radius)}L${Math.round(x + Math.cos(turn * 0.785) * radius)} ${Math.round(y + Math.sin(turn * 0.785) * radius)}`).join(''))}${disc('#f2c25a', x, y, 10)}`;
const carriage = fill('#8f2f3a', 'M40 330C60 330 70 350 72 376L300 376C318 376 326 356 340 350L352 350C352 420 330 470 280 474H110C64 470 40 420 40 330Z') + fill(shade('#8f2f3a'), 'M60 430C80 462 100 472 120 474H280C312 470 334 448 344 410 320 440 120 450 60 430Z') + line('#f2c25a', 5, 'M48 350C64 352 74 384 78 392H304C322 390 332 366 348 362');

export const scene = eventScene(
  { name: 'wimberley-hometown-holidays', town: 'Wimberley', season: 'winter', hour: 'dusk', sky: 'dusk rose', subject: 'a horse pulls Santa’s carriage past the lit tree on the square' },
  oak(60, 420, 1.2) + storefronts(420, 860, 420, { seed: 2, height: 110, lit: true }) + storefronts(-60, 200, 420, { seed: 9, height: 100, lit: true }),
  halo(330, 230, 230, '#ffd9a0', 0.6) + lamplit(cedar(330, 430, 3.2)) + bulbs('M262 388Q330 424 398 388M276 336Q330 368 384 336M288 286Q330 312 372 286M298 236Q330 256 362 236M308 190Q330 204 352 190', '#ffd58a', 8, 18) + star(330, 106, 28, '#FFF3C4'),
  crowd(-10, 820, 396, 58, 6) + crossStreet('#7f7080', 460, '#b9a68e'),
  shadow(210, 578, 170) + shadow(590, 578, 150),
  lamplit(person(170, 474, 210, { pose: 'sitWave', top: '#d33a30', bottom: '#b82c2c', hat: 'santa', hatColor: '#d33a30', beard: '#fff8ea', skin: '#e0a882' }) + carriage + person(296, 440, 190, { pose: 'sit', top: '#2f4a5c', hat: 'top', hatColor: '#2a2438' }) + wheel(110, 508, 66) + wheel(290, 520, 52) + line('#5a3428', 8, 'M330 470H620') + at(600, 578, 1.35, standingHorse('#6a4030', '#241a20', '#2f6a4c')) + line('#2a1a1c', 4, 'M340 352Q560 300 716 322') + wreath(706, 400, 0.45)),
  bulbs('M60 452Q200 486 340 440', '#ffd58a', 7, 16),
);
