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
  fill(ROCK, 'M0 0H330C350 90 300 160 320 240 336 320 270 400 290 480 296 530 270 570 260 600H0Z') + fill(shade(ROCK, 0.35), 'M330 0C350 90 300 160 320 240 336 320 270 400 290 480 296 530 270 570 260 600H190C240 500 210 430 250 350 270 280 230 180 262 100 276 60 260 30 258 0Z') + fill(tint(ROCK, 0.25), 'M0 0H190C160 120 200 200 150 320 120 420 150 500 120 600H0Z') + beds(shade(ROCK, 0.25), 'M0 110Q120 84 250 130M0 210Q140 180 300 226M0 320Q110 300 300 330M0 430Q120 400 276 430M0 530Q100 510 270 536'),
  fill(shade(ROCK, 0.12), 'M800 0H500C470 80 520 150 500 240 480 330 560 380 566 460 590 520 640 560 650 600H800Z') + fill(shade(ROCK, 0.45), 'M500 0C470 80 520 150 500 240 480 330 560 380 566 460 590 520 640 560 650 600H720C680 540 640 500 630 440 600 360 560 320 570 230 590 140 550 70 570 0Z') + beds(shade(ROCK, 0.4), 'M800 90Q680 70 560 116M800 190Q690 170 540 214M800 300Q700 280 580 322M800 410Q720 390 640 424'),
  steps + line('#c9cfd6', 7, 'M466 560 640 330 780 300M500 518V590M560 438V510M622 356V430'),
  lamplit(person(640, 470, -150, { pose: 'stand', top: '#c2453f', hairdo: 'long' }) + person(700, 430, -146, { pose: 'point', top: '#4f7fa0', hat: 'cap', hatColor: '#3f6a5c' }) + person(576, 520, -112, { pose: 'cheer', child: true, top: '#f2c25a', short: true })),
  lamplit(person(330, 592, 280, { pose: 'salute', top: '#6f7a4a', bottom: '#4a3f38', hat: 'cap', hatColor: '#e0a63f' })) + fill('#3a3340', 'M352 336H374L384 306H358Z') + fill('#FFF6D8', 'M356 308Q372 298 386 306L384 312H358Z'),
);
