import { at, fill, oval } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { tent } from '../../kit/festive.ts';
import { guitar, wineGlass } from '../../kit/instruments.ts';
import { lawn } from '../../kit/land.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const bottle = (glass: string, label: string) => `${fill(glass, 'M-20 0V-92C-20-108-8-114-8-130V-166H8V-130C8-114 20-108 20-92V0Z')}${fill(tint(glass, 0.4), 'M-16-4V-90C-16-104-6-110-5-124H-2C-3-108-10-102-10-88V-4Z')}${fill(label, 'M-20-76H20V-28H-20Z')}`;
const tub = `${fill('#aeb7c2', 'M-180-60H180L156 40H-156Z')}${fill('#8b94a4', 'M-168-10H168L156 40H-156Z')}${oval('#d9e6ee', 0, -60, 184, 26)}${fill('#f4fafc', 'M-150-64l20-14 22 12-18 14ZM-60-72l22-12 20 14-22 10ZM40-70l20-12 22 12-20 12ZM110-60l18-12 22 10-16 14Z')}`;

export const scene = eventScene(
  { name: 'texas-wine-jam', town: 'Johnson City', season: 'fall', hour: 'afternoon', sky: 'afternoon high', subject: 'bottles from many wineries in a tub of ice, a band and a crowd in the park' },
  hills('afternoon high', 370, 28) + oak(60, 420, 1.5) + oak(750, 420, -1.5) + tent(400, 420, 1, '#f6ead0', '#8a2f4a', '#6a4a52'),
  lawn('#93a85a', 414, 9) + person(330, 430, 110, { pose: 'play', top: '#3f5f8c', hat: 'cowboy', holds: guitar() }) + person(440, 430, -108, { pose: 'sitPlay', top: '#c2453f', holds: guitar('#a8632c') }) + crowd(40, 780, 450, 56, 7),
  at(420, 540, 1.15, [['#3a1f34', '#f3e6cc', -120], ['#4f6a34', '#e8d5ae', -66], ['#3a1f34', '#c9483a', -10], ['#7a6a3a', '#f6f2ea', 48], ['#3a1f34', '#e0a63f', 108]].map(([glass, label, x], index) => `<g transform="translate(${x} -44) rotate(${index * 7 - 14})">${bottle(glass as string, label as string)}</g>`).join('') + tub),
  fill(shade('#a8713f', 0.1), 'M0 572H800V600H0Z') + wineGlass(110, 584, 1.5) + wineGlass(720, 584, 1.4, '#e8c46a'),
);
