import { at, each, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, path } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { oak } from '../../kit/trees.ts';

const GRANITE = '#dfa58f';
const windows = (y: number, xs: readonly number[]) => xs.map((x) => `M${x} ${y}v-26a8 9 0 0 1 16 0v26Z`).join('');
/** The Capitol of sunset-red granite, its dome and the goddess on it: 560 wide, 470 tall. */
const capitol = `${fill(GRANITE, 'M-280 0V-130H280V0Z')}${fill(shade(GRANITE, 0.16), 'M130-130H280V0H130Z')}${fill(tint(GRANITE, 0.4), 'M-288-138H288V-126H-288ZM-280-70H280V-64H-280Z')}${fill(GRANITE, 'M-100 0V-180L0-226 100-180V0Z')}${fill(shade(GRANITE, 0.12), 'M40-198 100-180V0H40Z')}${fill(tint(GRANITE, 0.5), 'M-110-176 0-228 110-176V-166L0-216-110-166Z')}${fill(GRANITE, 'M-86-200V-284H86V-200Z')}${fill(tint(GRANITE, 0.45), 'M-94-292H94V-280H-94Z')}${line(tint(GRANITE, 0.5), 7, 'M-70-284V-206M-42-284V-206M-14-284V-206M14-284V-206M42-284V-206M70-284V-206')}${fill('#d39a86', 'M-84-292C-84-370-40-404 0-406 40-404 84-370 84-292Z')}${fill(tint('#d39a86', 0.4), 'M-76-292C-76-360-44-392-20-400-36-370-44-330-44-292Z')}${line(shade('#d39a86', 0.2), 3, 'M-20-404C-24-370-26-330-26-292M24-402C30-370 34-330 34-292M50-390C58-360 62-330 62-292')}${fill(GRANITE, 'M-20-402H20V-436H-20Z')}${fill('#f6efe0', 'M-7-436h14l-4-28h-6ZM-4-466a4 5 0 1 1 8 0 4 5 0 1 1-8 0Z')}${line('#f6efe0', 4, 'M2-456 12-478')}${fill('#5a4a58', `${windows(-76, [-260, -230, -200, -170, -140, 124, 154, 184, 214, 244])}${windows(-16, [-260, -230, -200, -170, -140, 124, 154, 184, 214, 244])}${windows(-112, [-72, -40, 24, 56])}`)}${fill('#6a3f3a', 'M-26 0V-70a26 28 0 0 1 52 0V0Z')}`;

export const scene = litScene(
  { name: 'texas-capitol', hour: 'evening', sky: 'evening amber' },
  oak(40, 430, 1.2) + oak(760, 430, -1.2) + at(400, 444, 0.87, capitol),
  lawn('#86a552', 436, 12) + path(400, 446, '#ead6b4', 400) + each(oak(0, 0, 1), [90, 520, 0.9], [710, 520, 0.9]),
  person(350, 590, 180, { pose: 'point', top: '#3f6a9c', short: true, hat: 'straw' }) + person(430, 592, 170, { pose: 'stand', top: '#f6ead0', skirt: '#a8434a', hairdo: 'long' }) + person(478, 594, 124, { pose: 'cheer', child: true, top: '#e0a63f', short: true }),
);
