import { at, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, tufts } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';
import { pickup } from '../../kit/vehicles.ts';

const PINK = '#d99a86';
const BLUE = '#3f7f9c';
const WALL = '#b98a5a';
/** The dome, its cracks running down from the crest. */
const dome = fill(PINK, 'M120 420C170 250 300 130 440 126 590 130 700 260 740 420Z') + fill(tint(PINK), 'M150 400C200 250 310 140 440 134 330 190 260 300 250 420H150Z') + fill(shade(PINK), 'M560 420C570 300 540 200 470 130 600 140 700 270 740 420Z') + line(shade(PINK, 0.26), 4, 'M412 156C390 180 372 206 366 232L354 252C340 288 334 316 332 352M354 252 366 276C364 312 360 348 362 392M452 146C446 176 448 196 456 222L450 246C458 290 452 330 460 366M450 246 430 270C424 296 426 312 422 336M300 282C288 312 284 338 280 372') + line(shade(PINK, 0.46), 4, 'M534 168C566 204 588 234 600 266L598 288C614 326 620 356 622 396M598 288 586 306C590 332 588 350 592 372M650 272C668 304 678 332 686 366');
const hut = fill(WALL, 'M0-120H120V0H0Z') + fill('#7a5540', 'M-16-118 60-160 136-118Z') + fill('#3f5568', 'M16-98H82V-42H16Z') + fill('#8a6445', 'M92-92H116V0H92Z');
/** The wall below the window, which hides the ranger from the waist down. */
const sill = fill(WALL, 'M8-42H90V0H8Z') + fill(tint(WALL), 'M10-46H88V-39H10Z') + fill('#a89a8c', 'M-6-4H126V10H-6Z');
const barrier = line('#fff3dc', 12, 'M0 0H-210') + line('#c2453f', 12, 'M-20 0H-60M-100 0H-140M-180 0H-208');
const tailgate = fill(shade(BLUE), 'M526 521H574V531H526Z');

/** Cars wait for the gate below the pink dome of Enchanted Rock. */
export const scene = litScene(
  { name: 'rock-gate', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 390, 12) + dome + cedar(60, 430, 0.8) + oak(760, 436, -0.6) + cedar(250, 432, 0.6) + cedar(690, 430, 0.5),
  lawn('#a3ad5f', 424) + fill('#b8a8a0', 'M0 500C260 486 540 490 800 500V600H0Z') + fill('#cdbfb4', 'M0 520C260 506 540 510 800 520V534C540 524 260 520 0 536Z'),
  at(70, 506, 1.25, hut) + person(122, 516, 114, { pose: 'point', top: '#7a8a5a', bottom: '#5a5040', hat: 'straw', hatColor: '#c9b27a' }) + at(70, 506, 1.25, sill),
  at(404, 466, 0.8, barrier) + fill('#5a4a40', 'M228 456H248V512H228Z'),
  shadow(384, 580, 170) + at(380, 574, 1.3, pickup(BLUE)) + tailgate + shadow(790, 586, 150) + at(780, 580, 1.3, pickup('#e0a63f')),
  person(549, 580, 146, { pose: 'sitWave', top: '#c2453f', bottom: '#4a4a3c', short: true, hat: 'cap', hatColor: '#f3dcb0' }),
  tufts('#7f8f45', 3),
);
