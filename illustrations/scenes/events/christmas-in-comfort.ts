import { at, disc, each, fill, line, turned } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit, tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wreath } from '../../kit/festive.ts';
import { crossStreet } from '../../kit/land.ts';
import { bulbs, firework, halo } from '../../kit/lights.ts';

const burst = (x: number, y: number, radius: number, color: string) => halo(x, y, radius * 1.15, color, 0.5) + turned(x, y, 13, firework(0, 0, radius, color)) + firework(x, y, radius * 0.92, tint(color, 0.25));
const garland = `M-20 390${'q36 34 72 0'.repeat(12)}`;
const santaHat = fill('#c8312f', 'M-26-146C-28-196 20-204 44-174 52-164 52-152 48-142L40-144Q36-162 22-166L26-146Z') + fill('#fff8ea', 'M-29-156Q0-144 29-156V-140Q0-128-29-140Z') + disc('#fff8ea', 45, -138, 9);
const behind = (coat: string, hair: string, hat = '') => fill(coat, 'M-52 20C-56-70-52-104-32-112L-10-122H10L32-112C52-104 56-70 52 20Z') + disc(hair, 0, -142, 25) + line('#ffd58a', 4, 'M-48-84Q-46-104-30-110') + hat;
const rider = line('#5a70b8', 17, 'M-14-176Q-36-160-30-96M14-176Q36-160 30-96') + line('#c8414f', 14, 'M-18-232-48-284M18-232 48-284') + fill('#c8414f', 'M-27-164Q-32-232-18-244H18Q32-232 27-164Z') + at(0, -126, 0.9, disc('#5a3524', 0, -142, 25) + santaHat);

export const scene = eventScene(
  { name: 'christmas-in-comfort', town: 'Comfort', season: 'winter', hour: 'night', sky: 'night stars', subject: 'three great bursts of fireworks over the old limestone stores of High Street' },
  burst(150, 150, 150, '#ff5a48') + burst(655, 150, 150, '#5fd67a') + burst(405, 160, 190, '#ffc23c'),
  crossStreet('#5f5a70', 500, '#a8967e'),
  at(-40, 482, 0.86, lamplit(storefronts(0, 1000, 0, { seed: 2, height: 160, lit: true, stones: ['#efe0c2', '#e8d2a8', '#dcc49c'] }))),
  lamplit(line('#3f7a4c', 12, garland) + each(wreath(0, 0, 0.36), [52, 384, 1], [196, 384, 1], [620, 384, 1], [764, 384, 1])) + bulbs(garland, '#ff8a6a', 6, 18),
  lamplit(each(behind('#5a6a8c', '#4a2c20'), [60, 600, 0.72], [646, 600, 0.76]) + each(behind('#7a5a4c', '#d8c8b8', santaHat), [150, 600, 0.74], [738, 600, 0.8])),
  lamplit(at(545, 600, 1.05, behind('#4f8ec8', '#4a2c20')) + at(258, 600, 0.95, behind('#a8507c', '#2f1c20', santaHat)) + at(400, 600, 1.1, behind('#4aa06a', '#3a2420') + rider)),
);
