import { crawfish } from '../../kit/animals.ts';
import { at, disc, each, fill, line, oval, turned } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { steam } from '../../kit/festive.ts';
import { LEAVES } from '../../kit/hours.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

const corn = fill('#f2c94a', 'M-34-10H34Q40 0 34 10H-34Q-40 0-34-10Z') + line('#d9a02f', 3, 'M-30-3H32M-30 4H32M-20-9V9M-8-9V9M4-9V9M16-9V9');
const potato = oval('#c98a5a', 0, 0, 26, 19) + oval('#e0b088', -6, -6, 12, 7);
const pot = fill('#8a93a0', 'M-200-150H200L184 60Q0 84-184 60Z') + fill('#b9c1cc', 'M-200-150H-120L-116 68Q-160 66-184 60Z') + fill('#6a7280', 'M130-150H200L184 60Q160 66 134 68Z') + oval('#4a505c', 0, -150, 206, 38) + line('#6a7280', 12, 'M-196-90C-240-90-240-40-190-40M196-90C240-90 240-40 190-40');

export const scene = eventScene(
  { name: 'llano-crawfish-open', town: 'Llano', season: 'spring', hour: 'afternoon', sky: 'afternoon high', subject: 'a pot heaped with crawfish and corn; a golfer at the flag behind' },
  hills('afternoon high', 320) + belt(352, LEAVES.spring, 46, 8),
  lawn('#7fb552', 340) + oval('#a3d46a', 620, 420, 170, 30) + line('#f6f0e2', 5, 'M660 420V230') + fill('#d9412f', 'M660 232 740 256 660 282Z') + oval('#3f5f3a', 660, 421, 9, 3) + disc('#ffffff', 610, 424, 5),
  person(560, 430, 150, { pose: 'hold', top: '#3f6a9c', bottom: '#f3e6c8', short: true, hat: 'cap', hatColor: '#fff6e0', lean: 8, holds: line('#5a5a64', 2, 'M24-60 34-2') }),
  at(280, 530, 1.15, pot),
  each(potato, [130, 350, 1.2], [420, 344, 1.3], [270, 300, 1.2]) + turned(200, 330, -20, corn) + turned(370, 320, 24, corn) + turned(300, 356, 4, corn),
  turned(160, 300, -40, crawfish()) + turned(400, 296, 38, crawfish('#e0503a')) + turned(230, 262, -12, at(0, 0, 1.1, crawfish('#e0503a'))) + turned(330, 254, 16, at(0, 0, 1.2, crawfish())),
  steam(120, 190, 1.4) + steam(300, 160, 1.6) + steam(450, 200, 1.3),
  fill('#a86c3a', 'M0 588H800V600H0Z') + turned(620, 540, 64, at(0, 0, 1.2, crawfish())) + at(720, 560, 1.3, potato) + turned(520, 566, 10, corn),
);
