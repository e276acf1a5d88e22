import { at, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';

const ROCK = '#e0c796';
/** The slab of limestone left standing over the sinkhole. */
const span = `${fill(ROCK, 'M-10 300C140 262 320 250 420 254 560 250 700 268 810 300V600H690C690 470 640 380 420 368 200 380 130 470 120 600H-10Z')}${fill(shade(ROCK, 0.22), 'M120 600C130 470 200 380 420 368 640 380 690 470 690 600H664C660 486 610 408 420 396 226 408 160 486 150 600Z')}${line(shade(ROCK, 0.22), 6, 'M20 340C140 310 240 306 330 310M470 310C580 306 700 320 790 344M30 400C80 384 110 384 140 390M680 396C720 388 760 392 796 404M40 480C70 470 90 470 112 476M706 480C740 474 770 476 800 484')}${fill('#7f9457', 'M-10 300C140 262 320 250 420 254 560 250 700 268 810 300V284C700 250 560 234 420 238 320 234 140 246-10 284Z')}`;
const stairs = Array.from({ length: 11 }, (_, index) => fill(index % 2 ? '#c9ae7f' : '#d9c094', `M${500 - index * 26} ${400 + index * 19}h150v20h-150Z`)).join('');

export const scene = litScene(
  { name: 'natural-bridge-caverns', hour: 'noon', sky: 'noon blue' },
  hills('noon blue', 290, 8) + oak(90, 290, 1.1) + oak(690, 286, -1.2) + cedar(300, 262, 0.8) + cedar(540, 260, 0.7),
  fill('#20182e', 'M100 360H720V600H100Z') + fill('#3a2a44', 'M200 600C210 500 280 430 420 420 560 430 620 500 630 600Z') + fill('#e0974a', 'M250 600C260 540 320 490 380 490 430 492 460 540 464 600Z') + fill('#ffcf7a', 'M300 600C306 560 340 526 376 526 406 528 424 560 428 600Z') + fill('#5a3a4a', 'M280 440l16 70 14-72ZM330 426l12 50 12-52ZM450 424l10 46 12-44ZM400 420l8 60 12-60Z'),
  span + stairs + line('#5a5f70', 6, 'M640 350 300 596M640 372V350M560 426V404M480 482V460M400 540V518'),
  person(560, 436, 108, { pose: 'walk', top: '#3f7f9c', short: true }) + person(490, 492, -130, { pose: 'walk', top: '#e0563f', short: true, hat: 'cap', hatColor: '#f2c25a' }) + person(410, 556, -152, { pose: 'walk', child: true, top: '#f2c25a', short: true }),
  at(740, 598, 1, fill('#7f9457', 'M-140 10C-110-40-40-60 80-50V10Z')) + person(720, 574, -150, { pose: 'point', top: '#8a8a5c', hat: 'straw' }),
);
