import { at, each, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar } from '../../kit/trees.ts';
import { canoe } from '../../kit/vehicles.ts';
import { water } from '../../kit/waters.ts';

const GNEISS = '#e0937c';
/** The pink rock of Devil’s Waterhole, in rounded steps down to the lake. */
const rock = `${fill(GNEISS, 'M810 150C700 140 640 180 560 190 480 196 470 250 400 260 350 266 330 320 300 350 280 380 300 420 340 430H810Z')}${fill(tint(GNEISS, 0.35), 'M810 150C700 140 640 180 560 190 480 196 470 250 400 260 440 270 480 250 540 240 620 226 700 200 810 206Z')}${fill(shade(GNEISS, 0.22), 'M810 290C720 280 640 300 560 320 480 336 400 350 340 430H810Z')}${line(shade(GNEISS, 0.3), 5, 'M560 240C600 260 590 300 610 330M700 210C720 260 700 290 716 340M450 290C470 310 460 340 474 366M640 350C660 370 650 400 660 424')}`;
const paddler = (paint: string, shirt: string) => `${person(0, 12, 150, { pose: 'paddle', lean: 12, top: shirt, short: true, hat: 'straw' })}${canoe(paint)}${line('#e8d5ae', 5, 'M38-92 8 16')}`;

export const scene = litScene(
  { name: 'inks-lake', hour: 'afternoon', sky: 'afternoon high' },
  hills('afternoon high', 360, 35) + each(cedar(0, 0, 1), [640, 176, 0.7], [720, 160, 0.9], [560, 196, 0.5]),
  water('#2f7f98', 380, 600, 15) + rock,
  `${person(420, 262, 110, { pose: 'cheer', top: '#e0563f', short: true, bottom: '#2f4f86' }) + person(600, 206, -104, { pose: 'wave', top: '#f2c25a', short: true, skin: '#8a5a3c' })}<g transform="rotate(-14 270 300)">${person(262, 336, 124, { pose: 'leap', top: '#3f8a7a', short: true, bottom: '#c2453f' })}</g>`,
  at(226, 578, 1.05, paddler('#f2b23a', '#c2453f')) + at(630, 520, 0.7, paddler('#c2453f', '#3f6a9c')),
);
