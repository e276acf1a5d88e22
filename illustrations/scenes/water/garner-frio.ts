import { at, each, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { cedar, cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';
import { tuber } from '../../motifs.ts';

const CLIFF = '#d9bd8c';
/** Old Baldy over the river: a wooded hill with a bluff of pale limestone. */
const baldy = `${fill('#7f9a57', 'M120 400C200 230 330 110 450 100 560 96 690 220 830 380V410H120Z')}${fill(shade('#7f9a57', 0.2), 'M450 100C560 96 690 220 830 380V410H520C540 300 520 180 450 100Z')}${fill(CLIFF, 'M330 400C340 330 390 290 470 286 560 290 640 330 690 400Z')}${fill(tint(CLIFF, 0.4), 'M350 390C360 340 400 306 460 302 430 330 420 360 424 400H340Z')}${line(shade(CLIFF, 0.25), 5, 'M380 360C440 340 540 340 620 366M370 384C450 366 560 366 650 388M420 326C460 312 540 314 580 328')}`;

export const scene = litScene(
  { name: 'garner-frio', hour: 'noon', sky: 'noon blue' },
  baldy + each(cedar(0, 0, 1), [210, 380, 0.7], [280, 300, 0.6], [350, 220, 0.5], [600, 230, 0.55], [700, 320, 0.7], [760, 370, 0.8]),
  each(cypress(0, 0, 1, LEAVES.summer), [70, 420, 1.5], [190, 412, 1.05], [740, 416, 1.35]),
  `${water('#3fa59a', 398, 600, 13)}<defs>${tuber('one', '#e0a63f', '#f6d27a', '#c98a62', '#c2453f', '#3a2420', '#f3e2b4')}${tuber('two', '#3f6a9c', '#7fa4d0', '#8a5a3c', '#f2c25a', '#2b2028')}${tuber('three', '#c2453f', '#e88a7a', '#f0c59b', '#3f8a7a', '#a8632c')}</defs>`,
  at(300, 510, 1.35, '<use href="#one"/>') + at(540, 550, 1.5, '<use href="#two"/>') + at(620, 460, 0.85, '<use href="#three"/>') + at(160, 450, 0.7, '<use href="#three"/>'),
  fill('#e9f6f0', 'M380 540q40-8 90 0-50 8-90 0ZM120 560q60-10 120 0-60 10-120 0ZM650 580q50-8 100 0-50 8-100 0Z'),
);
