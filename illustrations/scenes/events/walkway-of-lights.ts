import { fill, line } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bulbs, halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { litOak } from '../../kit/trees.ts';
import { mirrored, water } from '../../kit/waters.ts';

const heron = 'M330 400V300M356 400V300M296 292C240 262 250 210 320 206 390 202 430 240 452 300 400 306 340 310 296 292M320 206C360 190 372 150 352 120 346 96 380 84 398 104L470 112 404 122C392 160 420 200 400 214M300 260Q360 240 440 296';
const boat = 'M560 380H720L696 412H588ZM640 376V220M632 362H568Q612 310 632 226M648 362H712Q690 300 648 236';

export const scene = eventScene(
  { name: 'walkway-of-lights', town: 'Marble Falls', season: 'winter', hour: 'night', sky: 'night green', subject: 'a heron and a sailboat of bulbs, mirrored in the lake' },
  hills('night green', 330) + litOak(96, 420, 0.9),
  water('#1f6a7c', 400),
  halo(360, 250, 300, '#9fe0ff', 0.5) + halo(640, 310, 200, '#ff9a6a', 0.5),
  mirrored('#9FE0FF', 350, 414, 150, 150) + mirrored('#FFB48A', 640, 424, 140, 120) + mirrored('#FFD58A', 96, 420, 160, 110),
  bulbs(heron, '#8fd8ff', 10, 14) + bulbs(boat, '#ff9a5a', 9, 14),
  fill('#8f8478', 'M0 540C200 516 460 560 800 520V600H0Z') + fill('#c9b598', 'M0 552C200 528 460 572 800 534V548C460 584 200 544 0 566Z'),
  line('#3a3f4c', 4, 'M0 512H800M40 512V552M160 512V548M280 512V552M400 512V558M520 512V560M640 512V552M760 512V540') + bulbs('M0 512H800', '#ffd58a', 7, 22),
  person(590, 568, 130, { top: '#a8434a', hat: 'cowboy' }) + person(644, 566, -84, { pose: 'point', top: '#e0a63f', child: true }) + person(700, 566, -124, { top: '#3f6a8c', skirt: '#5a4a78', hairdo: 'long' }),
);
