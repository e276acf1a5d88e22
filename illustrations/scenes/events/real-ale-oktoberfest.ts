import { each, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting } from '../../kit/festive.ts';
import { accordion, stein } from '../../kit/instruments.ts';
import { lawn } from '../../kit/land.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const keg = `${fill('#b9763c', 'M-46 0C-60-30-60-70-46-100H46C60-70 60-30 46 0Z')}${fill(shade('#b9763c', 0.3), 'M20 0C36-30 36-70 20-100H46C60-70 60-30 46 0Z')}${line('#6a6f7c', 7, 'M-54-24H54M-54-76H54')}`;

export const scene = eventScene(
  { name: 'real-ale-oktoberfest', town: 'Blanco', season: 'fall', hour: 'afternoon', sky: 'afternoon cream', subject: 'two people hold steins out at arm’s length to see who lasts' },
  hills('afternoon cream', 370, 7) + fill('#7f9a8c', 'M60 420V270H480V420Z') + fill('#c9483a', 'M44 276 80 232H460L496 276Z') + oak(720, 430, -1.6) + oak(30, 430, 1),
  lawn('#93a552', 416, 5) + bunting([[-10, 110], [260, 70], [540, 100], [810, 50]], ['#3f6ab0', '#f6f2ea'], 34, 30),
  person(600, 470, 130, { pose: 'play', top: '#3f7a52', hat: 'tirol', hatColor: '#4a6a4a', holds: accordion() }) + crowd(90, 560, 430, 46, 6),
  each(keg, [60, 590, 1], [740, 592, 1.1]),
  person(300, 596, 300, { pose: 'out', top: '#f0e6d2', bottom: '#6a4a34', hat: 'tirol', hatColor: '#3f5f4a', beard: '#8a5a34' }) + person(530, 596, -290, { pose: 'out', top: '#c2453f', skirt: '#3f5f8c', hairdo: 'long', hair: '#c98a3a' }),
  stein(414, 424, 0.9) + stein(636, 430, 0.9) + stein(190, 424, 0.9),
);
