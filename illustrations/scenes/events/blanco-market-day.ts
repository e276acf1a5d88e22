import { at, each, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { booth } from '../../kit/festive.ts';
import { lawn } from '../../kit/land.ts';
import { blancoCourthouse } from '../../kit/landmarks.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const jar = (color: string) => fill(color, 'M-18 0V-44Q-18-52-10-52H10Q18-52 18-44V0Z') + fill(tint(color, 0.5), 'M-14-4V-44H-6V-4Z') + fill('#e8d5ae', 'M-16-64H16V-52H-16Z');
/** A patchwork quilt on a line: 5 by 4 squares. */
const quilt = Array.from({ length: 20 }, (_, index) => fill(['#c2453f', '#f2e2c0', '#3f6a9c', '#e0a63f', '#5f8a5a'][(index * 3 + Math.floor(index / 5)) % 5] as string, `M${(index % 5) * 56} ${Math.floor(index / 5) * 50}h56v50h-56Z`) + fill('#fff6e2', `M${(index % 5) * 56 + 28} ${Math.floor(index / 5) * 50 + 10}l14 15-14 15-14-15Z`)).join('');

export const scene = eventScene(
  { name: 'blanco-market-day', town: 'Blanco', season: 'spring', hour: 'morning', sky: 'morning clear', subject: 'a quilt and jars of preserves for sale before the old courthouse' },
  hills('morning clear', 370, 2) + oak(740, 420, -1.4) + blancoCourthouse(590, 420, 0.9) + lawn('#8fae58', 410, 3),
  booth(690, 520, 0.9, '#3f7f7a') + booth(440, 500, 0.7, '#c98a3f'),
  line('#7a5236', 9, 'M40 600V220M370 600V220') + line('#5a4438', 4, 'M40 232H370') + at(64, 236, 1, quilt),
  person(440, 590, 210, { pose: 'point', top: '#3f6a9c', short: true, hat: 'straw', hairdo: 'bun', skirt: '#f0e2c4' }),
  fill(shade('#b9804e', 0.2), 'M480 540H800V600H480Z') + fill('#c9935a', 'M470 526H800V546H470Z') + each(jar('#c2453f'), [520, 528, 1.1], [640, 528, 1.1], [760, 528, 1.1]) + each(jar('#e0a63f'), [580, 528, 1.1], [700, 528, 1.1]),
);
