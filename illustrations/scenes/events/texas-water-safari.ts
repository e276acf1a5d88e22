import { at, each, fill, line } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, cypress } from '../../kit/trees.ts';
import { canoe } from '../../kit/vehicles.ts';
import { water } from '../../kit/waters.ts';

const blade = (x: number) => line('#e8d5ae', 4, `M${x + 38}-92 ${x + 8} 16`) + fill('#c2453f', `M${x + 4} 2 ${x + 14} 5 ${x + 6} 32 ${x - 6} 28Z`);
const paddler = (x: number, shirt: string, hat: 'straw' | 'cap', skin: string) => person(x, 12, 150, { pose: 'paddle', lean: 14, top: shirt, short: true, hat, hatColor: '#fff3dc', skin });
const crew = (paint: string, shirt: string, other: string) => `${paddler(-70, shirt, 'straw', '#c98a62')}${paddler(70, other, 'cap', '#8a5a3c')}${canoe(paint)}${blade(-70)}${blade(70)}`;
const wake = (x: number, y: number, width: number) => fill('#ffffff', `M${x} ${y}q${width / 2}-12 ${width} 0-${width / 2} 10-${width} 0Z`);

export const scene = eventScene(
  { name: 'texas-water-safari', town: 'San Marcos', season: 'summer', hour: 'morning', sky: 'morning clear', subject: 'two paddlers in a long canoe, ahead of the others' },
  hills('morning clear', 300) + belt(350, LEAVES.summer, 60, 2),
  cypress(90, 366, 1.15) + cypress(740, 364, 1.1),
  water('#2f8f96', 350),
  each(crew('#e0a63f', '#3f6a9c', '#a8434a'), [190, 404, 0.4], [420, 396, 0.34], [630, 406, 0.42]),
  wake(70, 520, 330) + wake(30, 536, 200),
  at(410, 520, 1.7, crew('#c9483a', '#f2c25a', '#3f7f9c')),
  wake(540, 526, 230) + wake(250, 534, 130) + wake(380, 540, 150),
);
