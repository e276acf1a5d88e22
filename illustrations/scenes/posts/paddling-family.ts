import { at, each, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { belt, cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

const STONE = '#dcc79c';
/** The low arched footbridge over the spring run. */
const bridge = fill(STONE, 'M-10 330V236Q400 150 810 236V330H700C690 250 560 230 540 330H460C440 226 340 226 320 330H240C220 240 110 250 100 330Z') + fill(tint(STONE, 0.4), 'M-10 236Q400 150 810 236V220Q400 134-10 220Z') + line(shade(STONE, 0.22), 4, 'M30 262Q400 190 770 262M20 290 90 286M250 280 310 276M470 276 530 280M710 288 780 292M280 236V256M400 226V246M520 236V256') + line('#6f5a4a', 7, [0, 1, 2, 3, 4, 5, 6, 7, 8].map((post) => `M${post * 100} ${Math.round(176 + 43 * ((post - 4) / 4) ** 2)}V${Math.round(132 + 43 * ((post - 4) / 4) ** 2)}`).join('')) + line('#8a7460', 6, 'M-10 178Q400 88 810 178');
const splash = fill('#eaf7f2', 'M-70 0C-60-14-46-10-40-24-34-12-22-14-14-40-6-18 4-20 12-34 18-16 30-16 36-26 44-10 60-12 70 0 40 12-40 12-70 0Z');
const steps = fill('#c9b48a', 'M560 600V566H800V600Z') + fill(tint('#c9b48a', 0.3), 'M560 566H800V576H560Z') + fill('#d6c298', 'M620 566V532H800V566Z') + fill(tint('#d6c298', 0.4), 'M620 532H800V542H620Z') + fill('#e0cfa8', 'M690 532V498H800V532Z') + fill(tint('#e0cfa8', 0.4), 'M690 498H800V507H690Z');
const duckling = fill('#f2c94a', 'M-22 0C-26-14-8-18 4-14 6-26 24-28 26-14L34-12 26-8C24 4 6 8-8 6-16 6-22 4-22 0Z');

/** Children in life jackets in the shallows of New Braunfels. */
export const scene = litScene(
  { name: 'paddling-family', hour: 'noon', sky: 'noon blue' },
  belt(210, LEAVES.summer, 70, 6) + cypress(70, 240, 1) + cypress(730, 236, 1.1) + bridge,
  water('#3fa894', 326, 600, 12) + fill('#9fdcc0', 'M0 470Q260 430 560 480T800 500V600H0Z') + fill('#c9eccf', 'M60 540Q200 512 360 540T620 560Q440 590 240 584T60 540Z') + steps,
  person(240, 586, -230, { pose: 'cheer', child: true, top: '#f07a2f', bottom: '#2f5f8c', short: true, hair: '#5a3424' }) + line('#fff1cf', 6, 'M224 452V498M256 452V498') + person(420, 580, 190, { pose: 'out', child: true, top: '#f07a2f', bottom: '#8f3f5a', short: true, skin: '#9a6444', hairdo: 'bun' }) + line('#fff1cf', 5, 'M408 470V508M434 470V508'),
  each(splash, [240, 582, 1.5], [420, 578, 1.3], [330, 560, 0.8]),
  shadow(730, 500, 50) + person(700, 560, -220, { pose: 'sitWave', top: '#8a5f9c', bottom: '#f0e2c4', hat: 'straw', hairdo: 'bun', hair: '#d9d3cf', short: true }) + each(duckling, [120, 440, 1], [166, 430, 0.8], [84, 428, 0.7]) + at(560, 452, 0.9, duckling, -0.9),
);
