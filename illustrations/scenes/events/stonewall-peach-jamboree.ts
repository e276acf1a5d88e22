import { at, fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting } from '../../kit/festive.ts';
import { LEAVES } from '../../kit/hours.ts';
import { crossStreet } from '../../kit/land.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';
import { float } from '../../kit/vehicles.ts';

const peach = fill('#e8743a', 'M0-216C60-260 160-220 160-110 160-20 80 30 0 40-80 30-160-20-160-110-160-220-60-260 0-216Z') + fill('#f6a04e', 'M0-216C-60-260-160-220-160-110-160-20-80 30 0 40-50-20-60-140 0-216Z') + fill('#fcc878', 'M-60-222C-120-220-148-170-146-110-136-60-116-130-60-222Z') + fill('#c9503a', 'M160-110C160-20 80 30 0 40 70 10 120-60 116-216 146-194 160-156 160-110Z') + line('#c95a34', 6, 'M0-216C-36-140-30-30 0 36') + line('#6a4a30', 14, 'M0-214C0-240 10-254 24-264') + fill('#5f9a45', 'M10-230C40-290 110-290 140-258 100-220 50-216 10-230Z') + fill('#86bf5a', 'M10-230C50-270 100-276 140-258 100-254 50-244 10-230Z');

export const scene = eventScene(
  { name: 'stonewall-peach-jamboree', town: 'Stonewall', season: 'summer', hour: 'afternoon', sky: 'afternoon cream', subject: 'the peach queen waves from a float with a giant peach' },
  hills('afternoon cream', 340) + belt(384, LEAVES.summer, 40, 7),
  fill('#b9c47a', 'M0 376H800V440H0Z') + bunting([[-10, 60], [270, 96], [540, 90], [810, 50]], ['#f29a4a', '#fff6e0', '#5f9a45'], 24, 34),
  crowd(-10, 820, 378, 66, 8) + crossStreet('#a89c98', 452),
  shadow(400, 570, 320) + at(400, 564, 1.5, float('#5f9a5a', '#f2a04a')) + at(310, 446, 1.4, peach),
  person(560, 472, 250, { pose: 'wave', top: '#fff3dc', skirt: '#fff3dc', hairdo: 'long', hair: '#8a4a2c', hat: 'crown', hatColor: '#f2c25a' }) + fill('#e0587a', 'M540 286 556 280 584 356 574 364Z'),
  person(660, 474, 130, { pose: 'wave', child: true, top: '#f29a4a', skirt: '#f29a4a', hairdo: 'bun' }),
);
