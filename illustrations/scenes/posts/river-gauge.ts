import { at, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

const STONE = '#c9bda6';
const bridge = fill(STONE, 'M0 120H800V170H0Z') + fill(tint(STONE), 'M0 120H800V132H0Z') + fill(shade(STONE, 0.35), 'M0 160H800V174H0Z') + line('#8a8078', 7, 'M0 84H800M40 120V84M180 120V84M320 120V84M460 120V84M600 120V84M740 120V84');
const pier = fill(STONE, 'M430 170H600V520H430Z') + fill(tint(STONE), 'M430 170H462V520H430Z') + fill(shade(STONE), 'M560 170H600V520H560Z') + fill(shade(STONE, 0.5), 'M430 440H600V520H430Z');
const marks = Array.from({ length: 12 }, (_, index) => `M0 ${index * 26}h${index % 2 ? 22 : 36}v8H0Z`).join('');
const gauge = fill('#fffaf0', 'M488 186H542V506H488Z') + fill('#c2453f', 'M488 186H542V270H488Z') + fill('#e0a63f', 'M488 270H542V336H488Z') + at(488, 194, 1, fill('#2b2a3c', marks));

/** The staff gauge on a bridge pier, in a low green river. */
export const scene = litScene(
  { name: 'river-gauge', hour: 'morning', sky: 'morning pale' },
  hills('morning pale', 300, 5) + belt(360, LEAVES.summer, 70, 4) + cypress(300, 400, 1.1),
  water('#5f9a86', 400, 600, 9) + bridge + pier + gauge + fill('#86b8a0', 'M410 500Q515 486 620 500 600 516 515 514 430 516 410 500Z'),
  fill('#b9a67c', 'M0 470C120 470 260 510 330 600H0Z') + fill('#d9c99a', 'M0 470C120 470 260 510 330 600H300C230 520 110 484 0 486Z') + cypress(60, 490, 1.7),
  person(190, 574, 210, { pose: 'point', top: '#3f6a9c', bottom: '#5a4a3c', short: true, hat: 'straw', beard: '#5a3a2a' }) + person(278, 584, 140, { child: true, top: '#e0a63f', bottom: '#4a5a7c', short: true, hairdo: 'long', hair: '#8a4a2c' }),
);
