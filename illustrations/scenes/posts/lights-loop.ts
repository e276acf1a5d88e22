import { at, fill, line, shadow } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { outlinedCourthouse } from '../../kit/johnson-city-courthouse.ts';
import { lawn } from '../../kit/land.ts';
import { bulbs, halo, star } from '../../kit/lights.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, litOak } from '../../kit/trees.ts';
import { pickup } from '../../kit/vehicles.ts';

const road = fill('#6f6a80', 'M0 470C240 470 500 500 800 560V600H0Z') + line('#d9c9a8', 5, 'M40 520 110 522M190 528 260 534M340 544 410 552M490 566 560 576');

/** A pickup with a lit cedar in its bed drives past Johnson City’s lights. */
export const scene = litScene(
  { name: 'lights-loop', hour: 'night', sky: 'night stars' },
  hills('night stars', 400, 3) + lawn('#5f7a52', 430),
  halo(590, 300, 300, '#ffd28a', 0.6) + outlinedCourthouse(590, 440, 0.8),
  litOak(110, 460, 1.15) + litOak(330, 440, -0.7, '#ff9a7a') + road,
  shadow(330, 586, 270) + halo(40, 500, 130, '#ffe9ae', 0.9),
  at(430, 480, 1, lamplit(cedar(0, 0, 2.4))) + bulbs('M374 446Q430 476 486 446M384 398Q430 424 476 398M396 350Q430 372 464 350M406 302Q430 316 454 302', '#ffd58a', 9, 18) + star(430, 238, 24, '#FFF3C4'),
  at(330, 580, 1.9, lamplit(pickup('#c2453f'))),
);
