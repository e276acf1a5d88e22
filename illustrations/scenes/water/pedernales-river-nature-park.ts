import { at, each, fill, line, oval } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, oak } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

const ring = (x: number, y: number, width: number) => `<path d="M${x - width} ${y}q${width}-${width / 3} ${width * 2} 0-${width} ${width / 3}-${width * 2} 0Z" fill="none" stroke="#e6f6ee" stroke-width="4" opacity=".8"/>`;
const bridge = `${fill('#cdbfa6', 'M0 232H800V256H0Z')}${fill('#a8997f', 'M0 252H800V264H0Z')}${each(fill('#b5a78c', 'M-16 0V-96H16V0Z') + fill('#93866c', 'M4 0V-96H16V0Z'), [110, 356, 1], [300, 356, 1], [500, 356, 1], [690, 356, 1])}${line('#8a7d66', 4, 'M0 224H800')}`;

export const scene = litScene(
  { name: 'pedernales-river-nature-park', hour: 'noon', sky: 'noon blue' },
  hills('noon blue', 300, 21) + belt(330, LEAVES.summer, 70, 7) + bridge,
  oak(40, 420, 1.5, LEAVES.summer) + oak(770, 410, -1.3, LEAVES.summer),
  water('#4f9a8a', 350, 600, 11),
  fill('#e6d3a2', 'M0 470C120 450 220 480 260 520 290 560 280 590 260 600H0Z') + fill('#c9b07c', 'M0 540C90 530 170 548 240 600H0Z'),
  person(650, 520, 176, { pose: 'stand', top: '#f6ead0', short: true, hat: 'cap', hatColor: '#c2453f', skin: '#8a5a3c', holds: line('#6a4a34', 2.4, 'M14-58 62-110Q74-80 78-30') }) + person(400, 596, 260, { pose: 'hold', top: '#3f7f9c', short: true, hairdo: 'bun', hat: 'straw', bottom: '#2f4f86' }) + person(510, 584, -170, { pose: 'cheer', top: '#e0563f', short: true, child: true, bottom: '#e0a63f', hair: '#a86a3a' }),
  fill('#4f9a8a', 'M604 506q46-14 92 0v26h-92ZM340 562q60-18 112-4t116-2v50H340Z') + ring(650, 512, 46) + ring(404, 566, 62) + ring(512, 560, 50),
  at(130, 540, 1.2, oval('#b08a5a', 0, 0, 64, 8) + fill('#c9935a', 'M-50 0-56-44H56L50 0Z') + fill('#a8713f', 'M-60-52H60V-40H-60Z') + line('#8a5a34', 6, 'M-40-50C-40-100 40-100 40-50') + fill('#e0563f', 'M-20-52q24-18 50-4l10 20q-30-8-60 2Z')),
);
