import { each, fill, line, turned } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { rows } from '../../kit/land.ts';
import { blancoCourthouse } from '../../kit/landmarks.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

const PURPLE = '#8a6cc0';
const sprig = `${line('#6f8f5a', 4, 'M0 0V-120')}${[PURPLE, shade(PURPLE), tint(PURPLE)].map((color, index) => line(color, 15 - index * 3, [0, 1, 2, 3, 4].map((step) => `M${index * 4 - 5}-${112 + step * 22 + index * 7}h.1`).join(''))).join('')}`;
const bunch = [-26, 24, -17, 15, -9, 8, 0].map((degrees) => turned(0, 0, degrees, sprig)).join('');

export const scene = eventScene(
  { name: 'blanco-lavender-festival', town: 'Blanco', season: 'summer', hour: 'noon', sky: 'noon hot', subject: 'a basket of lavender before its rows and the old courthouse' },
  hills('noon hot', 330) + belt(356, '#5f8a4a', 44, 6),
  blancoCourthouse(250, 362, 0.86),
  rows(420, 352, '#c9a878', PURPLE, 9),
  each(bunch, [470, 500, 1.1], [590, 500, 1.1], [530, 490, 1.35]),
  fill('#a8713f', 'M390 470H670L640 592H420Z') + fill('#c9935a', 'M390 470H530L520 592H420Z') + fill('#e0b47c', 'M378 452H682V484H378Z') + line('#7a4f2c', 4, 'M396 506H664M404 534H656M412 562H648M450 484 466 592M530 484V592M610 484 596 592'),
);
