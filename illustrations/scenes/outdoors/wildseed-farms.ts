import { butterfly } from '../../kit/animals.ts';
import { at, disc, each, fill, line, turned } from '../../kit/at.ts';
import { tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { path } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

const band = (color: string, y: number, foot: number) => fill(color, `M0 ${y}Q400 ${y - 14} 800 ${y}V${foot}Q400 ${foot - 12} 0 ${foot}Z`) + line(tint(color, 0.4), 5, Array.from({ length: 26 }, (_, index) => `M${index * 32 + (index % 3) * 8} ${y + 8 + ((index * 7) % Math.max(8, foot - y - 14))}h.1`).join(''));
/** A red poppy on its stem, 120 units tall. */
const poppy = `${line('#5f8a45', 5, 'M0 0C6-40-6-70 0-96')}${fill('#d8402f', 'M-34-104C-40-134-10-148 0-132 10-148 40-134 34-104 20-84-20-84-34-104Z')}${fill('#f0705a', 'M-28-110C-30-130-10-140-2-130-12-120-18-104-14-96-22-98-26-104-28-110Z')}${disc('#2b2028', 0, -108, 9)}`;
const bluebonnet = `${line('#5f8a45', 5, 'M0 0V-60')}${['#2f4fa8', '#3f66c4', '#5f86dc'].map((color, index) => line(color, 20 - index * 4, `M${index * 3 - 4}-60h.1M${4 - index * 2}-76h.1M${index - 3}-92h.1M2-106h.1`)).join('')}${disc('#f6f2ea', 0, -118, 7)}`;

export const scene = litScene(
  { name: 'wildseed-farms', hour: 'noon', sky: 'noon towers' },
  hills('noon towers', 300, 19) + belt(330, LEAVES.spring, 44, 3),
  band('#8fae58', 326, 350) + band('#e0863a', 346, 376) + band('#3f5fb8', 372, 410) + band('#d8402f', 406, 452) + band('#f2c94a', 448, 500) + band('#6f9a45', 494, 600),
  path(560, 346, '#ead6a8', 470),
  at(520, 560, 1, `<circle cx="-22" cy="-36" r="40" fill="none" stroke="#2f2f3c" stroke-width="7"/>${line('#5a5f70', 5, 'M-62-92-46-40H26L34-8M26-40V-70')}${disc('#2f2f3c', 34, -6, 9)}`) + person(516, 566, 196, { pose: 'sit', top: '#f6ead0', short: true, hat: 'straw', bottom: '#3f6a9c', hairdo: 'long' }) + person(430, 574, 216, { pose: 'push', top: '#3f8a7a', short: true, hat: 'cap', hatColor: '#c2453f' }),
  each(poppy, [60, 610, 1.6], [190, 616, 1.4], [700, 612, 1.7], [780, 600, 1.3]) + each(bluebonnet, [120, 606, 1.5], [260, 608, 1.3], [640, 610, 1.2], [330, 612, 1.1]) + turned(250, 330, -16, at(0, 0, 1.5, butterfly())) + turned(650, 400, 20, at(0, 0, 1.2, butterfly('#f2b23a'))),
);
