import { at, each, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, tufts } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, cypress, oak } from '../../kit/trees.ts';

const CLOTH = '#e8a13f';
const tent = fill(shade(CLOTH, 0.3), 'M60 540 190 370 330 500 290 552Z') + fill(CLOTH, 'M20 560 190 370 250 560Z') + fill('#5a3a34', 'M110 560 190 400 214 560Z') + fill(tint(CLOTH, 0.4), 'M110 560 190 400 176 470 140 560Z') + line('#f6e6c0', 3, 'M190 370V352M20 560-6 572M290 552 330 566');
/** Stakes with young trees along the bank, planted after the flood. */
const sapling = line('#8a6a4a', 4, 'M0 0V-44M-10 0V-34') + fill('#7fb04a', 'M0-66C-18-62-20-40-4-32 14-32 18-58 0-66Z');
const ring = fill('#6a6068', 'M-56 0C-60-26 60-26 56 0 50 14-50 14-56 0Z') + fill('#3a3038', 'M-40-4C-40-18 40-18 40-4 30 6-30 6-40-4Z') + fill('#8f8790', 'M-58 2h26l-4 16h-20ZM-26 8h26l-2 16h-22ZM8 8h26l2 14H10ZM36 2h24l-2 16H38Z');

/** A camp on the hill above the Guadalupe. */
export const scene = litScene(
  { name: 'schreiner-park', hour: 'morning', sky: 'dawn mist' },
  hills('dawn mist', 262, 11) + fill('#b4c28a', 'M0 290Q400 262 800 300V480H0Z') + fill('#8fc4c0', 'M800 356C680 352 600 380 520 384 420 388 380 420 420 440 480 462 640 450 800 470Z') + fill('#c8e4dc', 'M800 368C700 366 620 386 540 394 600 392 700 388 800 392Z') + fill('#dccba4', 'M520 384C440 388 372 420 420 440 396 440 340 430 350 412 370 390 450 380 520 376Z') + each(cypress(0, 0, 1, '#7f9a54'), [640, 362, 0.45], [720, 356, 0.55], [770, 356, 0.5]) + each(sapling, [400, 404, 0.8], [450, 392, 0.7], [500, 384, 0.6], [372, 424, 0.9], [560, 472, 1], [640, 478, 1.1], [720, 486, 1.1]),
  lawn('#93a85a', 470) + oak(40, 520, 1.7, '#4f7a44') + cedar(770, 560, 1.7) + tent,
  fill('#c9c0b2', 'M490 600C500 540 560 520 640 528 720 536 760 570 770 600Z') + fill(tint('#c9c0b2', 0.5), 'M506 580C520 544 570 526 640 532 600 540 550 556 530 600H494Z'),
  shadow(390, 574, 66) + at(390, 566, 1, ring),
  shadow(620, 534, 60) + person(612, 536, 250, { pose: 'salute', top: '#c2553f', bottom: '#4f5a6a', hat: 'straw', hairdo: 'long', hair: '#4a2c22', short: true }) + fill('#3f6a5c', 'M580 350C570 390 572 420 586 432L604 426 606 350Z') + tufts('#7f8f45', 6),
);
