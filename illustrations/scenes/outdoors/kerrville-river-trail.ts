import { at, each, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt, cypress } from '../../kit/trees.ts';
import { water } from '../../kit/waters.ts';

/** A bicycle to the right, 170 units long. */
const bicycle = `<circle cx="-52" cy="-34" r="34" fill="none" stroke="#2f2f3c" stroke-width="6"/><circle cx="56" cy="-34" r="34" fill="none" stroke="#2f2f3c" stroke-width="6"/>${line('#c2453f', 7, 'M-52-34-14-84H40L56-34M-14-84 4-34H-52M4-34 40-84')}${line('#2f2f3c', 6, 'M-22-94H-2M40-84 34-104H50')}`;
/** A young cypress in its planting sleeve. */
const sapling = line('#7a5a48', 5, 'M0 0V-80') + fill('#8fb45c', 'M-18-76C-26-100-10-120 0-130 10-120 26-100 18-76 6-66-6-66-18-76Z') + fill('#e6e2d4', 'M-10 0V-40H10V0Z');

export const scene = litScene(
  { name: 'kerrville-river-trail', hour: 'morning', sky: 'morning pale' },
  hills('morning pale', 330, 23) + belt(360, '#6f8f4c', 54, 8) + each(cypress(0, 0, 1), [120, 392, 1.25], [240, 386, 0.9], [430, 384, 0.8]),
  water('#5f9aa0', 384, 520, 5),
  fill('#9aac5c', 'M0 470C160 440 360 470 520 480 640 486 720 470 800 460V600H0Z') + fill('#d9d0c0', 'M0 560C160 510 380 540 540 530 660 522 740 510 800 500V560C700 580 560 600 400 600H0Z') + fill(shade('#d9d0c0', 0.14), 'M0 590C160 550 380 580 540 568 660 560 740 548 800 536V560C700 580 560 600 400 600H0Z'),
  each(sapling, [620, 490, 1], [700, 484, 0.9], [770, 476, 1]),
  at(330, 580, 1.25, bicycle) + person(316, 560, 190, { pose: 'ride', lean: 20, top: '#f2c25a', short: true, hat: 'cap', hatColor: '#3f6a9c', bottom: '#2f3a5a' }),
  person(560, 570, -190, { pose: 'walk', top: '#c2453f', short: true, hat: 'straw', hairdo: 'long' }) + person(620, 572, -196, { pose: 'walk', top: '#3f7f6a', short: true, skin: '#8a5a3c' }) + person(120, 590, 130, { pose: 'run', child: true, top: '#5f86c4', short: true }),
);
