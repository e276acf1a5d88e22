import { fill, line } from '../../kit/at.ts';
import { lamplit, shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';

const ROCK = '#a8825f';
/** The beds of the limestone on one wall, drawn along it. */
const beds = (color: string, paths: string) => line(color, 6, paths);
const beam = '<linearGradient id="beam" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#FFF0C0" stop-opacity=".95"/><stop offset="1" stop-color="#FFE2A0" stop-opacity=".05"/></linearGradient><path d="M372 330 300-10H520L392 332Z" fill="url(#beam)"/>';
const steps = Array.from({ length: 6 }, (_, index) => fill(index % 2 ? '#8a7464' : '#a08a76', `M${470 + index * 22} ${600 - index * 34}H${720 + index * 4}V${566 - index * 34}H${470 + index * 22}Z`)).join('');

/** The fissure: two walls that lean together, a guide's beam between them. */
export const scene = litScene(
  { name: 'wonder-world-cave', hour: 'indoors', sky: 'room blue' },
  fill('#2a2038', 'M0 0H800V600H0Z') + fill('#57405a', 'M250 600C300 420 330 200 300 0H540C500 180 540 420 620 600Z') + beam,
  fill(ROCK, 'M0 0H356L330 96 384 190 342 292 360 392 312 470 336 540 300 600H0Z') + fill(shade(ROCK, 0.35), 'M356 0 330 96 384 190 342 292 360 392 312 470 336 540 300 600H196L228 510 190 420 250 300 214 190 262 90 236 0Z') + fill(tint(ROCK, 0.25), 'M0 0H150L118 120 166 230 104 350 140 470 96 600H0Z') + beds(shade(ROCK, 0.25), 'M0 110 232 140M0 210 224 226M0 320 236 334M0 430 196 440M0 530 216 540'),
  fill(shade(ROCK, 0.12), 'M800 0H440L414 92 468 186 430 290 500 372 548 452 610 520 640 600H800Z') + fill(shade(ROCK, 0.45), 'M440 0 414 92 468 186 430 290 500 372 548 452 610 520 640 600H716L660 470 600 380 540 280 570 190 520 96 546 0Z') + beds(shade(ROCK, 0.4), 'M800 90 526 112M800 190 572 204M800 300 556 310M800 410 630 420'),
  steps + line('#c9cfd6', 7, 'M466 560 640 330 780 300M500 518V590M560 438V510M622 356V430'),
  lamplit(person(640, 470, -150, { pose: 'stand', top: '#c2453f', hairdo: 'long' }) + person(700, 430, -146, { pose: 'point', top: '#4f7fa0', hat: 'cap', hatColor: '#3f6a5c' }) + person(576, 520, -112, { pose: 'cheer', child: true, top: '#f2c25a', short: true })),
  lamplit(person(330, 592, 280, { pose: 'salute', top: '#6f7a4a', bottom: '#4a3f38', hat: 'cap', hatColor: '#e0a63f' })) + fill('#3a3340', 'M352 336H374L384 306H358Z') + fill('#FFF6D8', 'M356 308Q372 298 386 306L384 312H358Z'),
);
