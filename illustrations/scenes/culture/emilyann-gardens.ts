import { butterfly } from '../../kit/animals.ts';
import { at, disc, each, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, path } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

/** Hub caps, springs and pipes hung in a frame, to be struck: 330 units wide, 280 tall. */
const chimes = `${line('#7a5236', 13, 'M-160 0V-270H160V0')}${[-124, -82, -40, 2].map((x, index) => line(['#c2453f', '#e0a63f', '#3f8a7a', '#3f6a9c'][index] as string, 13, `M${x}-256V${-110 + index * 22}`)).join('')}${each(disc('#aeb7c2', 0, 0, 40) + disc('#d9dee6', -6, -6, 27) + disc('#7a8492', 0, 0, 10), [74, -186, 1], [112, -104, 0.8], [46, -96, 0.55])}${line('#7a5236', 4, 'M74-262V-226M112-262V-136M46-262V-118')}`;
const piece = (color: string) => fill(color, 'M-16 0H16L12-10C6-20 6-34 10-44H-10C-6-34-6-20-12-10Z') + disc(color, 0, -54, 13) + fill(tint(color, 0.4), 'M-6-12C-2-20-2-34-4-42H2C0-30 0-20-2-10Z');
const board = Array.from({ length: 12 }, (_, index) => fill(index % 2 === Math.floor(index / 4) % 2 ? '#f3ead4' : '#5a5464', `M${(index % 4) * 70 + Math.floor(index / 4) * -22} ${Math.floor(index / 4) * 30}h70l-22 30h-70Z`)).join('');

export const scene = litScene(
  { name: 'emilyann-gardens', hour: 'afternoon', sky: 'afternoon cream' },
  hills('afternoon cream', 380, 44) + oak(740, 430, -1.5) + oak(50, 424, 1.1) + fill('#b98a5c', 'M380 420V330H620V420Z') + fill('#8a5a3c', 'M360 336 500 280 640 336Z') + fill(shade('#b98a5c', 0.5), 'M420 420V356H580V420Z'),
  lawn('#8fae58', 414, 5) + path(520, 430, '#e6d3a2', 470),
  at(220, 590, 1.2, chimes) + person(330, 596, -170, { pose: 'lift', child: true, top: '#e0563f', short: true, holds: line('#8a5a34', 4, 'M26-92 46-104') }),
  at(560, 510, 1, board) + each(piece('#f3ead4'), [600, 540, 1.2], [700, 570, 1.3]) + each(piece('#4a4458'), [650, 566, 1.3], [760, 536, 1.1]) + person(520, 590, 196, { pose: 'point', top: '#3f6a9c', short: true, hat: 'straw', skirt: '#f2c25a', hairdo: 'long' }),
  at(420, 250, 1.2, butterfly()) + at(120, 210, 0.9, butterfly('#f2b23a')),
);
