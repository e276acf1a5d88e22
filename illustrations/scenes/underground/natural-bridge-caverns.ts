import { each, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, cedar, oak } from '../../kit/trees.ts';

const ROCK = '#dcc08e';
const GRASS = '#86a057';

const SHADED = '#8f7f86';
/** What is seen under the bridge: sky and woods on the far side, and the sinkhole's wall, in shade. */
const beyond = fill('#cfe8ea', 'M60 270H740V400H60Z') + belt(404, '#6f9a4c', 30, 4) + fill(SHADED, 'M60 396C180 378 300 392 400 384 520 376 640 390 740 382V600H60Z') + fill(tint(SHADED, 0.35), 'M60 396C180 378 300 392 400 384 520 376 640 390 740 382V396C640 402 520 390 400 398 300 406 180 392 60 410Z') + line(shade(SHADED, 0.3), 5, 'M110 446C160 440 200 442 236 446M560 430C610 424 660 428 706 424M130 510C160 506 190 508 214 510');
/** The cave's mouth in that wall, lamps burning inside. */
const mouth = fill(shade(SHADED, 0.45), 'M236 600C216 520 250 440 330 424 420 408 500 428 520 500 530 540 526 570 520 600Z') + fill('#2a1c2e', 'M256 600C240 530 268 458 336 442 416 428 484 446 502 508 510 546 506 574 500 600Z') + halo(392, 562, 150, '#ffb450', 1) + fill('#5a3848', 'M284 470 296 520 310 452 328 446 342 500 358 440 376 440 386 476 398 439 420 442 436 512 450 450 462 456 474 500 484 474C470 452 440 438 400 438 340 438 300 450 284 470Z') + fill('#8a5238', 'M264 600C268 580 280 576 284 540 294 574 300 584 306 600ZM306 600 318 562 330 600ZM452 600C462 580 468 566 472 528 482 566 486 580 500 600Z');
/** Sixty feet of limestone, left standing when the roof fell in. */
const bridge = [
  fill(ROCK, 'M-10 232C130 206 280 198 410 200 550 198 690 208 810 232V600H744C752 500 740 420 690 366 630 316 520 302 410 302 290 302 180 318 116 372 66 420 58 510 66 600H-10Z'),
  fill(shade(ROCK, 0.42), 'M66 600C58 510 66 420 116 372 180 318 290 302 410 302 520 302 630 316 690 366 740 420 752 500 744 600H720C724 510 708 440 664 392 600 344 510 328 410 328 300 328 204 344 142 396 98 442 88 520 94 600Z'),
  fill(tint(ROCK, 0.4), 'M-10 232C130 206 280 198 410 200 550 198 690 208 810 232V252C690 226 550 218 410 220 280 218 130 226-10 252Z'),
  line(shade(ROCK, 0.24), 5, 'M-10 292C60 278 130 272 200 266M250 264C340 258 420 258 500 262M560 268C650 272 730 282 810 296M-10 356C30 348 60 344 92 342M716 340C740 342 770 348 810 354M-10 440C16 434 34 432 54 432M756 432C772 432 790 434 810 438'),
  fill(GRASS, 'M-10 232C130 206 280 198 410 200 550 198 690 208 810 232V220C760 202 690 196 640 192 560 182 480 182 410 184 320 182 240 186 180 192 110 198 40 210-10 220Z'),
].join('');

/** A broad walk down into the hole, from the right edge to the cave, and its rail toward us. */
const walk = fill(shade('#cbb488', 0.4), 'M810 600V470C720 486 650 520 590 548 540 570 480 580 420 582L330 600Z') + fill('#e6d2a6', 'M810 448C720 464 650 500 590 530 540 554 470 568 400 570L300 600H480C580 594 640 574 700 546 740 528 780 520 810 516Z') + line('#b89f70', 3, 'M740 466 776 524M690 486 728 534M644 508 684 552M600 530 636 572M552 550 580 586M500 562 514 598M446 570 444 600');
const rail = line('#4f5568', 6, 'M810 460C780 466 744 474 708 490 668 510 636 532 588 552 548 566 500 574 460 574M786 524V466M720 542V486M652 574V522M574 594V556');

export const scene = litScene(
  { name: 'natural-bridge-caverns', hour: 'noon', sky: 'noon blue' },
  hills('noon blue', 220, 8) + oak(110, 212, 0.8) + oak(700, 210, -0.9) + each(cedar(0, 0, 1), [300, 194, 0.7], [520, 192, 0.6], [560, 196, 0.45]),
  beyond + mouth + bridge + walk,
  person(672, 530, -128, { pose: 'walk', top: '#3f7f9c', short: true }) + person(596, 560, -138, { pose: 'point', top: '#e0563f', short: true, hat: 'cap', hatColor: '#f2c25a' }) + person(520, 578, -146, { pose: 'walk', child: true, top: '#f2c25a', short: true }),
  rail,
);
