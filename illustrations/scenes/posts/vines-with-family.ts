import { sittingDog } from '../../kit/animals.ts';
import { at, each, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { rows } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const barrel = fill('#8a5636', 'M-44 0C-58-40-58-80-44-116H44C58-80 58-40 44 0Z') + fill(shade('#8a5636'), 'M10 0H44C58-40 58-80 44-116H16C30-80 28-36 10 0Z') + fill('#5a4a52', 'M-52-34H52L50-22H-50ZM-52-96H52L54-84H-54Z') + fill(tint('#8a5636', 0.3), 'M-50-122H50V-112H-50Z');
const house = fill('#e0c79a', 'M560 360V270H790V360Z') + fill('#7d8a94', 'M540 274 610 214H750L800 274Z') + fill(tint('#7d8a94', 0.3), 'M540 274 610 214H650L600 274Z') + fill('#6a5048', 'M650 360V300H690V360Z') + fill('#5a6a86', 'M590 296h34v34h-34ZM720 296h34v34h-34Z');
const kite = line('#fff6e6', 2.5, 'M300 400Q356 300 372 176') + fill('#d9483f', 'M372 176 396 120 424 164 384 200Z') + fill('#f2c25a', 'M396 120 424 164 392 156Z') + line('#d9483f', 3, 'M384 200q-14 20 6 34t-8 34');

/** A child, a dog and two glasses at the edge of a vineyard. */
export const scene = litScene(
  { name: 'vines-with-family', hour: 'afternoon', sky: 'afternoon high' },
  hills('afternoon high', 330, 21) + house + rows(330, 352, '#c9a470', '#6f9a45', 11) + oak(740, 400, 1.5),
  fill('#93b455', 'M0 470Q380 420 800 462V600H0Z') + fill(tint('#93b455', 0.3), 'M0 470Q380 420 800 462V474Q380 434 0 486Z') + kite,
  shadow(276, 574, 60) + person(262, 572, -190, { pose: 'lift', child: true, top: '#f2a03f', skirt: '#3f7f9c', hairdo: 'long', hair: '#6a3a24', short: true }) + shadow(96, 588, 70) + at(92, 586, 1.45, sittingDog('#9a5a34')) + line('#c2453f', 6, 'M86 484Q102 492 116 486'),
  shadow(560, 592, 140) + at(560, 592, 1.05, barrel) + each(wineGlass(0, 0, 0.75), [538, 466, 1], [584, 468, 1]),
  person(430, 592, 240, { pose: 'drink', top: '#8f3f5a', skirt: '#f0dfba', hat: 'straw', hairdo: 'long', hair: '#3a2420', short: true }) + person(690, 592, -244, { pose: 'point', top: '#f3ead6', bottom: '#4a5a6c', beard: '#5a3a28', short: true }),
);
