import { at, fill, oval } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { person } from '../../kit/people.ts';
import { belt, cypress } from '../../kit/trees.ts';

/** The round mouth of the cave in its creek bed, darker toward the middle. */
const mouth = ['#8fc7b0', '#5fb0a6', '#2f8f96', '#1a6478', '#0f3f5c', '#082340'].map((color, index) => oval(color, 430 + index * 5, 430 + index * 4, 230 - index * 34, 118 - index * 17)).join('');
const ledges = `${fill('#e6d6ab', 'M0 330C120 300 260 322 330 352 250 372 200 420 190 470 180 520 220 560 300 600H0Z')}${fill('#c9b184', 'M0 392C90 380 170 400 200 440 190 470 184 500 200 530 140 500 60 500 0 510Z')}${fill('#a8906a', 'M0 392C90 380 170 400 200 440L196 452C150 420 70 410 0 414ZM0 510C60 500 140 500 200 530L206 542C140 520 60 520 0 530Z')}${fill('#e6d6ab', 'M800 320C700 300 600 318 560 340 640 360 690 410 690 460 690 520 640 570 560 600H800Z')}${fill('#c9b184', 'M800 410C740 404 700 424 690 460 690 500 676 530 650 560 720 540 760 540 800 546Z')}${fill('#a8906a', 'M800 410C740 404 700 424 690 460L692 474C720 440 760 430 800 430Z')}`;
const glints = fill('#d9f4e0', 'M300 392q40-14 90-6-40 12-90 6ZM500 372q40-8 70 2-36 8-70-2ZM260 500q20 14 60 22-40 0-60-22ZM560 520q40-6 60-24-14 28-60 24Z');

export const scene = litScene(
  { name: 'jacobs-well', hour: 'noon', sky: 'noon teal' },
  belt(300, LEAVES.summer, 90, 4) + cypress(90, 330, 1.2) + cypress(720, 326, 1.15) + cypress(610, 322, 0.8),
  fill('#bfe0bd', 'M0 318H800V600H0Z') + fill('#9fd0b4', 'M0 360Q400 330 800 360V600H0Z'),
  mouth + glints + ledges,
  at(176, 452, 1, oval('#7a6448', 10, 2, 46, 8)) + person(150, 452, 190, { pose: 'point', lean: 16, top: '#c2453f', short: true, hat: 'straw', bottom: '#4a5f90' }) + person(226, 470, 130, { pose: 'stand', lean: 20, child: true, top: '#f2c25a', short: true, skin: '#c98a62', bottom: '#3f7a6a' }),
);
