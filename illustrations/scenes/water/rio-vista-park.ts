import { at, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { belt, cypress } from '../../kit/trees.ts';
import { wheel } from '../../kit/vehicles.ts';
import { water } from '../../kit/waters.ts';

const WOOD = '#a06a42';
/** The wooden bridge, arched, with its railing. */
const deck = fill(shade(WOOD, 0.25), 'M-20 356Q400 262 820 356V392Q400 298-20 392Z') + fill(tint(WOOD, 0.2), 'M-20 346Q400 252 820 346V360Q400 266-20 360Z') + line(shade(WOOD, 0.35), 14, 'M120 370V470M300 336V450M500 336V450M680 370V470');
const posts = [20, 120, 220, 320, 420, 520, 620, 720, 790].map((x) => { const y = 346 - 47 * (1 - ((x - 400) / 400) ** 2); return `M${x} ${Math.round(y)}V${Math.round(y) - 76}`; }).join('');
const rail = line(WOOD, 8, posts) + line(tint(WOOD, 0.3), 8, 'M-10 274Q400 180 810 274') + line(shade(WOOD, 0.1), 5, 'M-10 312Q400 218 810 312');
const stroller = wheel(-24, 0, 12) + wheel(26, 0, 12) + line('#4a4a5a', 5, 'M-24 0 30-34M26 0-14-30-50-62') + fill('#e0563f', 'M-20-30C-20-70 20-84 40-56L30-28Z') + fill('#f2c25a', 'M-18-34C-16-66 10-78 22-72L8-32Z');
const paddle = line('#e8c98a', 7, 'M-60-78 70-16') + fill('#f2c25a', 'M-60-78l-26-20 6 30ZM70-16l24 18-4-28Z');

/** A wooden bridge over the San Marcos. */
export const scene = litScene(
  { name: 'rio-vista-park', hour: 'morning', sky: 'morning pale' },
  belt(250, LEAVES.summer, 110, 4) + cypress(90, 300, 1.15) + cypress(720, 300, 1.25),
  water('#3f9f94', 300, 600, 9) + fill('#6fbf9c', 'M120 520Q220 500 330 524T560 520Q440 548 300 540T120 520Z') + fill('#2f7f70', 'M0 560Q120 530 200 600H0ZM800 540Q680 540 620 600H800Z'),
  deck + person(300, 306, 150, { pose: 'push', top: '#e8743f', skirt: '#f3dcb0', hairdo: 'long', hair: '#5a3428', short: true }) + at(388, 290, 1.05, stroller) + person(500, 302, -156, { pose: 'point', top: '#3f6a9c', bottom: '#5a5044', hat: 'cap', hatColor: '#f3dcb0', short: true }) + rail,
  shadow(424, 576, 150) + person(400, 606, 210, { pose: 'sitPlay', top: '#f2b23f', hairdo: 'bun', short: true, skin: '#8a5a3c', bottom: '#8f2430' }) + fill('#c2352f', 'M256 524C340 548 510 548 590 524 550 590 310 590 256 524Z') + fill('#8f2430', 'M276 548C350 566 500 566 572 548 540 590 316 590 276 548Z') + at(446, 520, 1.2, paddle),
);
