import { at, copies, each, fill, line, turned } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';

const CEDAR = 'M0-96C10-92 13-80 17-74 26-70 24-60 28-50 38-46 34-32 38-24 42-6 22 2 0 2-22 2-42-6-38-24-34-32-38-46-28-50-24-60-26-70-17-74-13-80-10-92 0-96Z';
const SUNNY = 'M-4-90C-11-80-14-71-21-66-21-56-31-48-30-34-34-24-33-14-27-8-20-24-8-50-4-90Z';
const GROVE = [[0, 0, 1], [52, 6, 0.8], [104, -4, 1.15], [160, 4, 0.9], [210, 0, 1.1], [262, 8, 0.8], [314, -2, 1], [366, 4, 1.2]] as const;

/** Groves of eight cedars, 440 wide at scale 1. */
const cedars = (leaf: string, ...places: Parameters<typeof each>[1][]) =>
  each(fill(leaf, copies(CEDAR, ...GROVE)) + fill(tint(leaf, 0.18), copies(SUNNY, ...GROVE)), ...places);

const WOOD = '#a87a50';
/** The platform from which riders leave, with its mast; its deck is at y = 432. */
const platform = line(shade(WOOD, 0.42), 12, 'M116 440V600M250 440V600') + line(shade(WOOD, 0.42), 7, 'M116 460 250 580M250 460 116 580') + line('#6a4a34', 16, 'M150 434V128') + line(tint('#6a4a34', 0.25), 5, 'M146 434V132') + line(WOOD, 9, 'M92 440V600M228 440V600') + line(shade(WOOD, 0.2), 7, 'M92 470 228 590M228 470 92 590') + line(shade(WOOD, 0.12), 7, 'M84 434V352M84 356H150M84 394H150') + fill(WOOD, 'M70 432H276V448H70Z') + fill(tint(WOOD, 0.4), 'M70 428H276V435H70Z') + line(shade(WOOD, 0.3), 2, 'M104 436V448M138 436V448M172 436V448M206 436V448M240 436V448');
/** The platform at which they arrive, 110 tall. */
const landing = line(shade(WOOD, 0.3), 5, 'M-20 0V-50M20 0V-50M-20-4 20-44M20-4-20-44') + line('#6a4a34', 6, 'M8-48V-112') + fill(tint(WOOD, 0.1), 'M-30-56H30V-48H-30Z') + line(WOOD, 3, 'M26-56V-76H-8M26-66H-8');

const helmet = (color: string) => fill(color, 'M-8.500-91C-9-105 11-106 11-93L14-91Q12-90 8-91.500Z') + fill(tint(color, 0.4), 'M-7-95Q-5-102 2-102-3-99-4-94Z') + line('#2b2a34', 1.2, 'M-2-91Q0-82 4-81.500');
const harness = line('#2f3444', 2.6, 'M-10-52H10M-7-76-3-52M5-76 3-52M-9-44Q0-38 9-46');

/** The rider, 100 units tall; the lanyard from the harness to the trolley is upright once she is turned back by 25 degrees. */
const rider = person(0, 0, 100, { pose: 'sitWave', top: '#e0523f', bottom: '#3f5f8c', short: true, hairdo: 'long', hair: '#5a3424', shoes: '#f3e6d0', holds: harness + line('#2f3444', 2.4, 'M3-52 35.300-121') }) + helmet('#f2c23f');

/** A ride on the cable over the cedars near Wimberley. */
export const scene = litScene(
  { name: 'wimberley-zipline', hour: 'afternoon', sky: 'afternoon high' },
  hills('afternoon high', 350, 14) + fill('#9db091', 'M0 366C120 340 240 352 380 384 520 400 640 352 800 330V600H0Z') + fill('#7f9a7a', 'M0 396C160 380 300 400 420 430 560 400 680 376 800 352V600H0Z'),
  cedars('#6f9470', [440, 424, 0.3], [560, 406, 0.3], [680, 382, 0.3], [0, 402, 0.3], [120, 404, 0.3], [240, 412, 0.3], [340, 426, 0.3]) + at(706, 366, 1, landing),
  fill('#a9b873', 'M300 446C360 422 430 434 490 426 530 418 560 424 590 420L640 600H200Z') + fill('#b9c98a', 'M330 442C380 424 430 440 490 432 520 426 540 428 570 426L520 450C440 440 380 454 340 450Z') + fill('#7fb3b4', 'M470 428C440 440 520 446 492 462 440 484 350 490 372 524 400 560 470 560 440 600H520C530 560 440 540 424 518 414 496 540 480 530 458 524 442 466 440 484 428Z') + fill('#cfe3d8', 'M470 428C440 440 520 446 492 462 470 472 440 480 420 488 470 476 520 468 512 456 504 444 460 440 478 428Z'),
  fill('#5b7d58', 'M0 420C120 408 240 420 350 470 300 540 240 580 200 600H0ZM800 384C700 410 620 424 540 462 600 520 640 560 660 600H800Z') + cedars('#587f58', [0, 436, 0.5], [140, 446, 0.5], [620, 420, 0.5], [580, 438, 0.46], [-40, 466, 0.56], [120, 482, 0.56], [570, 468, 0.56]),
  cedars('#456f4a', [-90, 530, 0.7], [560, 520, 0.7], [590, 566, 0.76], [70, 560, 0.7]),
  line('#3a3f50', 3, 'M150 140 30 520') + platform + line('#c2453f', 3, 'M204 336Q176 352 156 306') + person(212, 430, 196, { pose: 'wave', top: '#3f7f6a', bottom: '#6a5a44', short: true, skin: '#a86a48', beard: '#3a2420', holds: harness }) + at(212, 430, 1.96, helmet('#e8743a')),
  line('#3a3f50', 4, 'M150 150 470 190 714 258'),
  turned(470, 397, -25, at(0, 105.6, 2.4, rider)) + fill('#3a3f50', 'M452 188 490 196 488 206 470 212 452 198Z'),
  cedars('#3a6244', [-60, 620, 0.9], [250, 646, 0.9], [560, 624, 0.9]),
);
