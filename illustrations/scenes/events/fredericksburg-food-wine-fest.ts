import { fill, line, oval } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit, shade, shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { street } from '../../kit/land.ts';
import { halo, wire } from '../../kit/lights.ts';
import { type Person, person } from '../../kit/people.ts';

/** How large things are at each pair of places, from the far end of the table to ours. */
const PLACES = [0.26, 0.37, 0.57, 0.92];
/** The height of the tabletop where things have this size. */
const top = (size: number) => Math.round(330 + 220 * size);

const chair = line('#4a3230', 4, 'M-13-76-11-40V-14M-11-40H8');
const GUESTS: Person[] = [
  { pose: 'sit', top: '#4470a8', hairdo: 'long' },
  { pose: 'drink', top: '#c2453f', skin: '#8a5a3c' },
  { pose: 'sit', top: '#e8d5ae', beard: '#5a4038' },
  { pose: 'drink', top: '#6a8a58', hairdo: 'bun', hair: '#a8632c' },
];
const plate = oval('#fffaf0', 0, -2, 44, 11) + fill('#b9683a', 'M-20-4C-16-16 8-18 20-8 16 2-10 4-20-4Z');
const glass = (wine: string) => fill('#d9cfd6', 'M-2-44h4L3-3 20 0 0 4-20 0-3-3Z') + fill(wine, 'M-26-78C-26-58-18-46 0-43 18-46 26-58 26-78Q0-84-26-78Z') + line('#f6ebe0', 3, 'M-22-102C-31-66-20-46 0-42 20-46 31-66 22-102Q0-97-22-102');
const candle = shining(fill('#fff1cf', 'M-5 0V-40H5V0Z') + fill('#ffb84a', 'M0-66C8-54 8-46 0-42-8-46-8-54 0-66Z'));

const drawings = lamplit(`${GUESTS.map((guest, index) => `<g id="guest${index}">${chair}${person(0, 0, 100, guest)}</g>`).join('')}<g id="plate">${plate}</g><g id="red">${glass('#8f1f3c')}</g><g id="white">${glass('#e8c46a')}</g><g id="candle">${candle}</g>`);
const use = (id: string, x: number, y: number, scale: number, side = 1) => `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(side * scale).toFixed(2)} ${scale.toFixed(2)})"/>`;

/** Both rows of guests, who face each other; the table hides their laps. */
const guests = PLACES.map((size, index) => [1, -1].map((side) => use(`guest${(index + (side > 0 ? 1 : 2)) % 4}`, 400 - side * 246 * size, top(size) + 225 * size, 4.6 * size, side)).join('')).join('');
const table = fill('#fdf3e0', `M361 ${top(0.2)}H439L596 558H204Z`) + fill('#7a2f3c', `M394 ${top(0.2)}H406L440 558H360Z`) + fill(shade('#fdf3e0', 0.16), 'M204 558H596L590 600H210Z') + line(shade('#fdf3e0', 0.32), 4, 'M262 562 256 600M330 562 328 600M470 562 472 600M538 562 544 600') + fill('#5f2430', 'M360 558H440L442 600H358Z');
const dinner = PLACES.map((size, index) => use('candle', 400, top(size * 1.05), 0.95 * size) + (index ? [1, -1].map((side) => use('plate', 400 - side * 140 * size, top(size * 1.02), 1.05 * size, side) + use((index + side) % 3 ? 'red' : 'white', 400 - side * 80 * size, top(size), 0.85 * size)).join('') : '')).join('');

export const scene = eventScene(
  { name: 'fredericksburg-food-wine-fest', town: 'Fredericksburg', season: 'fall', hour: 'dusk', sky: 'dusk blue', subject: 'one long table laid down the middle of Main Street, with candles, plates and wine' },
  storefronts(-40, 300, 400, { seed: 2, lit: true }) + storefronts(500, 840, 400, { seed: 6, lit: true }) + street('#6a6470', 390),
  wire([[60, 150], [400, 220], [740, 150]], 50) + wire([[-10, 60], [400, 150], [810, 60]], 60) + halo(400, 440, 340, '#ffb866', 0.7),
  `<defs>${drawings}</defs>${guests}`,
  lamplit(table) + dinner,
);
