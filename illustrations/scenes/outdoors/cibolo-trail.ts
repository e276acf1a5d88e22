import { at, each, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, cypress } from '../../kit/trees.ts';

const reed = line('#7f8f45', 5, 'M0 0C-6-60 4-90 0-140M14 0C18-50 10-80 18-110M-14 0C-20-40-10-70-18-96') + fill('#8a5a34', 'M-7-180h14v44h-14ZM11-146h14v38h-14Z');
/** A great blue heron in the shallows, 200 units tall, its bill to the left. */
const heron = `${line('#6a6f5c', 5, 'M-6 0V-70M14 0V-72')}${fill('#7f93b4', 'M-20-64C-40-100 0-130 40-116 70-104 80-80 96-60 60-56 20-48-20-64Z')}${fill(shade('#7f93b4', 0.3), 'M0-76C30-90 60-80 96-60 60-56 20-54 0-76Z')}${line('#8fa3c2', 13, 'M-10-100C-40-120-30-150-20-166-12-182-30-192-42-186')}${fill('#f0c14a', 'M-50-192-104-182-50-180Z')}${line('#2a3248', 5, 'M-50-192C-36-198-20-194-4-186')}`;

export const scene = litScene(
  { name: 'cibolo-trail', hour: 'dawn', sky: 'dawn rose' },
  hills('dawn rose', 330, 33) + belt(370, '#6f9a4c', 60, 5) + each(cypress(0, 0, 1), [90, 400, 1], [200, 390, 0.7], [700, 400, 1.05]),
  fill('#a8c4a8', 'M0 386H800V600H0Z') + fill('#7fa89a', 'M0 420Q400 400 800 424V600H0Z') + fill(tint('#a8c4a8', 0.5), 'M300 440q60-12 130 0-70 10-130 0ZM80 480q50-10 110 0-60 10-110 0ZM240 520q60-12 120 0-60 10-120 0Z'),
  at(210, 540, 1.35, heron) + each(reed, [40, 590, 1.1], [110, 600, 0.9], [340, 596, 0.9], [400, 604, 0.7]),
  `<g transform="translate(430 0)">${fill('#b58a5c', 'M110 400H190L390 600H20Z')}${fill(tint('#b58a5c', 0.35), 'M110 400H140L150 600H20Z')}${line(shade('#b58a5c', 0.3), 4, 'M104 420H212M92 446H238M80 474H266M66 506H298M48 544H336M30 584H376')}${line('#8a6442', 9, 'M190 400V340L390 500M240 446V380M300 506V430M370 580V490')}</g>`,
  person(590, 520, 190, { pose: 'push', top: '#c2453f', hat: 'cap', hatColor: '#2f4a6a' }) + at(660, 522, 0.9, `<circle cx="-20" cy="-14" r="14" fill="none" stroke="#2f2f3c" stroke-width="5"/><circle cx="34" cy="-14" r="14" fill="none" stroke="#2f2f3c" stroke-width="5"/>${line('#5a5f70', 5, 'M-52-104-10-60 34-14M-20-14 10-60')}${fill('#e0a63f', 'M-30-60H50C50-30 30-22 6-22-14-22-30-36-30-60Z')}${fill('#b9822e', 'M50-60C50-96 20-108-6-100L6-60Z')}`),
);
