import { at, fill, line, shadow } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { gallopingHorse, gallopingRider } from '../../kit/horse.ts';
import { dirt, dust, fence } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { crowd } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const calf = fill('#6a4434', 'M-70-90C-80-110-50-116 0-112 30-110 50-116 62-128L90-126C104-116 108-106 104-96L78-92C70-70 50-62 20-62-20-58-64-64-70-90Z') + line('#6a4434', 13, 'M-60-76-92-44-110-30M50-76 84-50 104-40') + line('#4a2c24', 11, 'M-46-70-70-34-90-16M40-70 66-36 90-24') + line('#4a2c24', 5, 'M-72-96C-96-110-104-96-112-104') + fill('#f3e6d8', 'M76-124 90-126 104-96 92-96Z') + fill('#8a6048', 'M-66-96C-60-110-30-108 0-106 30-104 50-110 60-122 40-84-30-84-66-96Z');
const lasso = line('#f3dcb0', 6, 'M364 286C390 230 400 170 430 130M430 130C480 60 680 40 700 100 710 160 520 200 430 130');

export const scene = eventScene(
  { name: 'mason-roundup', town: 'Mason', season: 'summer', hour: 'night', sky: 'night glow', subject: 'a roper swings his lasso after a calf under the arena’s lights' },
  hills('night glow', 400, 5) + oak(60, 440, 0.9) + crowd(-10, 820, 366, 54, 9),
  fill('#2a2440', 'M154 440V120h8V440ZM128 100H188V124H128ZM736 440V160h8V440ZM710 140H770V164H710Z') + halo(158, 112, 170, '#fff0c0', 0.9) + halo(740, 152, 150, '#fff0c0', 0.9),
  fence(440, '#8f8aa0', 84) + dirt('#c98f5a', 426) + halo(400, 520, 420, '#ffcf8a', 0.5),
  shadow(280, 580, 230) + shadow(660, 570, 90) + dust('#d9a878', [90, 574, 1.2]),
  lamplit(at(652, 566, 1.05, calf) + at(272, 584, 1.2, gallopingHorse('#c98a52', '#5a3424', '#3f7f7a') + gallopingRider({ shirt: '#4a7fb0', jeans: '#5a4a48', hat: '#3a2f34', hair: '#3a2420' })) + line('#4a7fb0', 15, 'M324 330 360 290') + lasso),
);
