import { at, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { guitar } from '../../kit/instruments.ts';
import { fence, lawn, tufts } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

/** A longhorn from the side, 200 long, its head to the left. */
const longhorn = (coat: string) => line(shade(coat, 0.3), 12, 'M-56-40V0M-34-36V0M50-40V0M70-40V0') + fill(coat, 'M-84-92C-60-104 70-100 90-88 98-66 90-40 76-34H-62C-76-40-90-64-84-92Z') + fill('#f3e8d4', 'M-20-98C10-104 30-90 16-70 0-56-24-70-20-98ZM50-60C66-70 84-60 80-44 66-36 50-44 50-60Z') + fill(coat, 'M-84-92C-100-110-122-104-128-88L-132-58C-128-48-112-48-108-58L-86-66Z') + line('#f6ecd8', 8, 'M-104-106C-130-120-160-122-176-142M-96-106C-80-124-56-130-44-150') + line(shade(coat, 0.3), 4, 'M90-86Q104-60 98-30');
const cloth = fill('#e8dcc2', 'M300 540 560 520 640 572 340 596Z') + line('#c2453f', 6, 'M352 536 394 592M410 531 462 586M468 527 528 581M522 523 590 576M316 554 586 534M328 574 616 554');
const basket = fill('#a8703f', 'M-40 0-46-40H46L40 0Z') + line('#7a4a28', 5, 'M-40-40C-36-90 36-90 40-40M-44-26H44M-42-12H42') + fill('#e0453f', 'M-30-40a14 14 0 0 1 28 0ZM6-40a13 13 0 0 1 26 0Z');
const stump = fill('#8a6244', 'M-40 0-34-54H34L42 0Z') + fill(tint('#8a6244', 0.4), 'M-34-58Q0-68 34-58 0-44-34-58Z');

/** A picnic under an oak, a picker on a stump, longhorns behind the fence. */
export const scene = litScene(
  { name: 'free-afternoon', hour: 'afternoon', sky: 'noon teal' },
  hills('noon teal', 350, 17) + oak(420, 420, 0.6) + lawn('#b7bb66', 380) + at(250, 432, 0.95, longhorn('#a8562f')) + at(600, 424, 0.7, longhorn('#6a4438'), -0.7) + fence(470, '#8a6a4e', 100),
  fill('#8fae52', 'M0 476Q400 456 800 480V600H0Z') + oak(40, 560, 2.6, '#3f7040'),
  shadow(470, 590, 190) + cloth + at(480, 560, 0.95, basket),
  person(370, 596, 200, { pose: 'sitWave', top: '#c2553f', bottom: '#4a5a7a', hairdo: 'long', hair: '#5a3222', short: true }) + person(590, 590, -200, { pose: 'sit', top: '#3f7f9c', bottom: '#5a5044', hat: 'cap', hatColor: '#f3dcb0', short: true }) + person(660, 588, -140, { pose: 'run', child: true, top: '#f2c25a', short: true, bottom: '#3f8a6a' }),
  shadow(190, 592, 90) + at(180, 590, 1.3, stump) + person(176, 606, 232, { pose: 'sitPlay', top: '#f0e2c4', bottom: '#3f4a66', hat: 'cowboy', beard: '#c9c2b8', holds: guitar('#c98238') }) + tufts('#6f8f45', 8),
);
