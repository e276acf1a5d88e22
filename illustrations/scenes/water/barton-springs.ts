import { at, each, fill, line, oval } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { austinSkyline } from '../../kit/landmarks.ts';
import { person } from '../../kit/people.ts';
import { belt, oak } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

/** Somebody who swims a crawl to the left: one arm reaches out of the water and ahead, feet kick. */
const swimmer = (skin: string, cap: string) => `<ellipse cx="-4" cy="4" rx="66" ry="10" fill="#d8f4ea" opacity=".6"/>${fill(skin, 'M-22 4C-18-10 2-12 20-4 36 0 48 2 56 4Z')}${line(skin, 9, 'M-4-4-18-26-50-12-58 2')}<circle cx="-22" cy="-5" r="11" fill="${skin}"/><path d="M-33-5C-33-21-11-21-11-6-18-9-26-9-33-5Z" fill="${cap}"/>${fill('#f4fbf6', 'M48 4q3-10 8-6 4-8 8-1 6-6 8 1 5 0 4 6ZM-68 4q4-7 9-5 6 0 7 5Z')}`;
const diver = `<g transform="rotate(-128)">${line('#c98a62', 13, 'M0-20-10 40-6 96M4-20 12 40 18 96')}${fill('#e0563f', 'M-14-34H18L16 22H-12Z')}${fill('#c98a62', 'M-15-92C-18-60-16-44-14-30H18C20-50 20-70 16-92Z')}${line('#c98a62', 10, 'M-12-86C-16-120-10-150-2-170M14-86C16-120 8-150 0-170')}<circle cx="1" cy="-108" r="15" fill="#c98a62"/><path d="M-14-104C-14-88 16-88 16-104 8-98-6-98-14-104Z" fill="#3a2420"/></g>`;

export const scene = litScene(
  { name: 'barton-springs', hour: 'morning', sky: 'morning clear' },
  austinSkyline(300, '#9fb0cc') + belt(320, LEAVES.summer, 60, 9),
  fill('#9fc05a', 'M0 316C200 296 600 296 800 316V400H0Z') + oak(60, 360, 1.2) + oak(730, 356, -1.3) + person(190, 372, 70, { pose: 'sit', top: '#f2c25a' }) + person(560, 366, 66, { pose: 'sit', top: '#c2453f' }) + fill('#e0563f', 'M600 372h60l8 12h-74Z') + fill('#3f7f9c', 'M240 376h54l8 12h-68Z'),
  fill('#d9c8a4', 'M0 384H800V408H0Z') + fill('#b5a27c', 'M0 402H800V412H0Z'),
  water('#2f9f9a', 410, 600, 7) + oval('#1f7f88', 420, 530, 240, 40),
  fill('#c9b78f', 'M640 600V430H800V600Z') + fill('#ead9b4', 'M630 418H810V440H630Z') + fill('#f6f2ea', 'M470 404H660V416H470Z') + line('#8b94a4', 7, 'M660 420V360M700 420V360M660 366H760'),
  at(390, 290, 1.05, diver),
  each(swimmer('#f0c59b', '#f2c25a'), [180, 480, 1.1], [330, 560, 1.5]) + each(swimmer('#8a5a3c', '#c2453f'), [90, 560, 1.3], [540, 500, -0.9]),
  person(730, 420, -150, { pose: 'wave', child: true, top: '#3f8a7a', short: true, bottom: '#f2c25a' }),
);
