import { at, each, fill, line, oval } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const TANK = '#c2c9d4';
const tank = `${fill(TANK, 'M-54 0V-250C-54-276 54-276 54-250V0Z')}${fill(tint(TANK, 0.6), 'M-54 0V-250C-54-266-36-270-24-270V0Z')}${fill(shade(TANK, 0.3), 'M28 0V-268C46-266 54-258 54-250V0Z')}${line('#8b94a4', 3, 'M-54-60H54M-54-190H54')}`;
const shed = `${fill('#7f9a8c', 'M-260 0V-150H260V0Z')}${line('#6a8578', 3, 'M-230 0V-150M-190 0V-150M-150 0V-150M-110 0V-150M-70 0V-150M-30 0V-150M10 0V-150M50 0V-150M90 0V-150M130 0V-150M170 0V-150M210 0V-150')}${fill('#c9483a', 'M-276-146-240-188H240L276-146Z')}${fill('#3a2a30', 'M-60 0V-100H60V0Z')}`;
/** A pint of amber with its foam, 130 units tall. */
const pint = `${fill('#e8a23a', 'M-34 0-44-120H44L34 0Z')}${fill('#f6c765', 'M-30-2-40-116H-16L-12-2Z')}${fill('#c97f22', 'M20-2 28-116H40L32-2Z')}${fill('#fff6e2', 'M-48-112C-52-136-30-142-20-134-12-146 14-146 20-134 34-142 52-132 46-112Z')}`;

export const scene = litScene(
  { name: 'real-ale', hour: 'afternoon', sky: 'afternoon high' },
  hills('afternoon high', 370, 14),
  at(520, 420, 1, shed) + each(tank, [250, 424, 1.05], [130, 424, 0.95]),
  oak(730, 440, -1.7) + oak(20, 440, 1.2),
  lawn('#86a552', 420, 4),
  person(330, 520, 190, { pose: 'point', top: '#c9483a', bottom: '#3f4f6a', hat: 'cap', hatColor: '#2f3444', beard: '#6a3a2a' }) + person(420, 522, -176, { pose: 'stand', top: '#3f7f9c', short: true }) + person(480, 524, -170, { pose: 'stand', top: '#f2c25a', skirt: '#5f4a7a', hairdo: 'long' }) + person(620, 524, 112, { pose: 'run', child: true, top: '#5f9a5a', short: true }),
  fill('#8a5a3c', 'M-10 546H810V600H-10Z') + fill('#b9804e', 'M-10 540H810V560H-10Z') + oval('#5f3f2c', 170, 548, 60, 8) + each(pint, [170, 550, 1.5], [290, 552, 1.2]) + oval('#5f3f2c', 290, 550, 48, 7),
  fill('#f0e2c4', 'M560 552H730L716 536H574Z') + fill('#e0a84a', 'M584 538 640 500 704 538Z') + fill('#c9483a', 'M600 532 641 506 690 532Z') + fill('#f6dfa6', 'M628 522a7 7 0 1 0 .1 0ZM656 528a6 6 0 1 0 .1 0Z'),
);
