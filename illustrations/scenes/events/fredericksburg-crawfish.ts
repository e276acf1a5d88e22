import { crawfish } from '../../kit/animals.ts';
import { disc, each, fill, line, oval } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting, tent } from '../../kit/festive.ts';
import { plaza } from '../../kit/land.ts';
import { crowd, person } from '../../kit/people.ts';
import { oak } from '../../kit/trees.ts';
import { plainVereinsKirche } from '../../kit/vereins-kirche.ts';

/** Crawfish from above, lying on the platter: turned, and flattened as the table is. */
const boil = (...all: readonly (readonly [x: number, y: number, degrees: number, scale: number])[]) => `<defs><g id="crawfish">${crawfish()}</g></defs>${all.map(([x, y, degrees, scale]) => `<g transform="translate(${x} ${y}) scale(${scale} ${scale * 0.72}) rotate(${degrees})"><use href="#crawfish"/></g>`).join('')}`;
const corn = fill('#f2c94a', 'M-36-12H28Q40 0 28 12H-36Q-46 0-36-12Z') + line('#d9a32e', 3, 'M-24-11V11M-10-11V11M4-11V11M18-11V11M-38 0H32');
const potato = oval('#c9543a', 0, 0, 22, 15) + fill('#e88a6a', 'M-14-4C-10-12 4-14 10-8 2-8-6-4-14-4Z');

const SKIN = '#c9a468';
const BROWN = '#6a4a2e';
/** One round of a coil, lit on top, with a row of diamonds. */
const round = (x: number, y: number, radius: number) => {
  const ring = `M${x - radius} ${y}a${radius} ${Math.round(radius * 0.34)} 0 1 0 ${2 * radius} 0 ${radius} ${Math.round(radius * 0.34)} 0 1 0 ${-2 * radius} 0Z`;
  return `${line(shade(SKIN, 0.45), 40, ring) + line(SKIN, 33, ring)}<path d="${ring}" fill="none" stroke="${BROWN}" stroke-width="20" stroke-dasharray="17 15"/><path d="${ring}" fill="none" stroke="${tint(SKIN, 0.2)}" stroke-width="7" stroke-dasharray="9 23" stroke-dashoffset="-4"/>`;
};
const neck = 'M596 452C640 440 650 400 618 372 588 346 596 312 566 292';
/** A rattlesnake coiled on sand, its head raised to the left, its rattle up at the right. */
const snake = [
  line('#a88a5c', 15, 'M676 452C704 440 708 414 702 392') + line('#e8d9b0', 13, 'M703 398 700 378 696 362') + line(BROWN, 3, 'M694 390 710 387M692 378 708 375M690 367 704 364'),
  round(610, 486, 92) + round(612, 458, 60),
  `${line(shade(SKIN, 0.45), 38, neck) + line(SKIN, 31, neck)}<path d="${neck}" fill="none" stroke="${BROWN}" stroke-width="19" stroke-dasharray="17 15"/>`,
  fill(shade(SKIN, 0.3), 'M586 300C570 312 540 316 516 308 498 302 488 296 486 288 490 272 516 252 544 250 572 250 594 272 586 300Z') + fill(SKIN, 'M588 288C572 296 530 300 486 288 490 272 516 252 544 250 572 250 592 268 588 288Z') + fill(BROWN, 'M526 268C546 262 566 270 582 290L566 292C556 282 542 276 524 276Z') + disc('#f6d24a', 522, 272, 6.5) + fill('#20181c', 'M520.500 266h3v12h-3Z') + disc('#3a2a20', 497, 281, 2.4) + line('#c2353f', 4, 'M488 292 462 298 448 292M462 298 450 306'),
].join('');

export const scene = eventScene(
  { name: 'fredericksburg-crawfish', town: 'Fredericksburg', season: 'summer', hour: 'noon', sky: 'noon towers', subject: 'a plate of crawfish beside a coiled rattlesnake on show, the Vereins Kirche behind' },
  oak(30, 390, 0.9) + plainVereinsKirche(210, 380, 0.72) + tent(590, 380, 0.9, '#f6ead0', '#c2453f'),
  bunting([[-10, 50], [270, 20], [540, 50], [810, 20]], ['#6a2f8f', '#f2c25a', '#3f8a5a'], 20, 30),
  crowd(-10, 820, 352, 52, 5) + plaza('#d8c4a2', 396),
  person(388, 450, 176, { pose: 'point', top: '#3f6a9c', hat: 'cowboy', short: true }),
  fill('#b5763f', 'M0 424H800V600H0Z') + fill('#c98f54', 'M0 424H800V438H0Z') + line('#98602f', 3, 'M0 474H800M0 530H800'),
  oval('#8a5630', 206, 530, 204, 66) + oval('#fdf8ee', 206, 516, 204, 70) + oval('#e2d8c8', 206, 516, 172, 54),
  each(corn, [150, 468, 0.9], [256, 466, -0.9]) + each(potato, [136, 562, 1], [276, 562, 1], [204, 456, 1]),
  boil([122, 512, -98, 0.88], [290, 512, 98, 0.88], [206, 500, 180, 0.96]),
  `<path d="M432 214H786V530H432Z" fill="#eaf4f2" opacity=".5"/>${fill('#e3cf9f', 'M432 486H786V546H432Z') + fill('#cdb57f', 'M432 520H786V546H432Z')}${snake}<path d="M452 226 516 226 458 370ZM540 226 560 226 520 320Z" fill="#fff" opacity=".5"/>${line('#6f8692', 8, 'M432 546V214H786V546Z') + fill('#54687a', 'M424 540H794V558H424Z')}`,
);
