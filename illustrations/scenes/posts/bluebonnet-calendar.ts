import { bluebonnet, bunch, paintbrush } from '../../flowers.ts';
import { each, fill, line } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { fence, lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const blue = bunch('three', [bluebonnet, -32, 0, 0.96], [bluebonnet, 0, 6, 1.04], [bluebonnet, 31, 1, 0.94]);
const red = paintbrush.map(([color, petals]) => fill(color, petals)).join('');
const row = (y: number, gap: number, scale: number, from = 0) => Array.from({ length: Math.ceil(820 / gap) }, (_, index): [number, number, number] => [from + index * gap, y + ((index * 37) % 17), index % 2 ? scale : -scale]);
const windmill = `${line('#8a8490', 7, 'M620 420 650 190 680 420M630 350H670M640 270H660')}<circle cx="650" cy="180" r="44" fill="#d9d3cf"/>${line('#8a8490', 4, 'M650 136V224M606 180H694M619 149 681 211M619 211 681 149')}${fill('#c2453f', 'M694 172H744L732 188H694Z')}`;

/** A child behind a bank of bluebonnets at a rail fence. */
export const scene = litScene(
  { name: 'bluebonnet-calendar', hour: 'morning', sky: 'dawn mist' },
  hills('dawn mist', 360, 4) + oak(120, 420, 1.1, '#7fa04a') + windmill,
  lawn('#8aae5a', 410) + fill('#5f72c9', 'M0 430Q200 414 400 428T800 422V470H0Z') + fence(480, '#8a6a54', 90),
  person(360, 590, 270, { pose: 'point', child: true, top: '#fff3dc', skirt: '#d9683f', hat: 'straw', hatColor: '#f2c25a', hairdo: 'long', hair: '#7a4426', short: true }),
  fill('#3f6a45', 'M0 520Q400 500 800 520V600H0Z'),
  each(blue, ...row(538, 126, 1.3, 20), ...row(574, 168, 1.8, 56), ...row(610, 218, 2.4, 24)) + each(red, [90, 580, 1.9], [250, 606, 2.2], [560, 600, 2.2], [720, 580, 1.8]),
);
