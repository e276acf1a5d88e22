import { at, disc, fill, line } from '../../kit/at.ts';
import { lamplit, shade, shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { wildflowerTower } from '../../kit/landmarks.ts';
import { bulbs, halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

/** A fort woven of branches, light in every gap: 290 units wide, 350 tall. */
const shell = 'M-140 0C-150-110-120-210-56-290-30-330 20-350 46-322 100-250 146-130 138 0Z';
const weave = 'M-140 0C-148-110-118-210-62-300M138 0C146-130 100-250 46-318M128-120C112-190 76-262 34-306M-138-6C-120-140-80-240 6-336M-112 0C-100-130-50-240 30-330M-78 0C-76-120-20-230 46-318M138-6C120-130 60-250-40-310M112 0C110-110 40-230-62-282M80 0C84-100 10-200-86-246M-142-60C-60-90 60-90 140-50M-136-120C-50-150 70-150 130-106M-116-184C-40-214 60-210 110-168M-84-246C-20-268 40-268 82-226';
const seen = `<clipPath id="w"><circle cx="-4" cy="-206" r="38"/></clipPath><g clip-path="url(#w)">${lamplit(person(-12, -140, 92, { pose: 'wave', child: true, top: '#c2453f', hairdo: 'long' }))}</g>`;
const fort = shining(`${fill('#e89a3f', shell)}${fill('#ffd27a', 'M-90 0C-96-120-60-210 0-270 60-210 100-120 90 0Z')}${line('#4a2c2a', 15, weave)}${line('#7d5138', 6, weave)}${fill('#fff0bd', 'M-40 0V-84C-40-138 40-138 40-84V0Z')}${disc('#fff0bd', -4, -206, 38)}${seen}${line('#4a2c2a', 12, 'M-44 0V-86C-44-146 44-146 44-86V0M-44-206a40 40 0 1 1 80 0 40 40 0 1 1-80 0')}${line('#7d5138', 9, 'M-58-296-92-346M36-316 74-366M-4-324-26-380')}`);

const petals = Array.from({ length: 9 }, (_, index) => `M0 0 ${Math.round(Math.sin(index * 0.698) * 34)} ${Math.round(Math.cos(index * 0.698) * -34)}`).join('');
/** A paper flower with a lamp in it on its stalk, 170 units tall. */
const lantern = (color: string) => halo(0, -120, 120, color, 0.7, color.slice(1)) + line('#3f7a5a', 7, 'M0 0Q-12-60 0-110M-6-50Q-34-62-40-84M-4-34Q24-44 32-66') + at(0, -120, 1, shining(line(shade(color, 0.2), 27, petals) + line(color, 21, petals) + disc('#fff3c4', 0, 0, 17)));
const walk = 'M506 448C630 490 350 510 380 600H690C590 520 706 490 540 448Z';

export const scene = eventScene(
  { name: 'luminations', town: 'Austin', season: 'winter', hour: 'night', sky: 'night green', subject: 'a lit fort of branches that children climb, the stone tower and flowers that are lanterns' },
  hills('night green', 400, 5) + halo(640, 300, 220, '#b98aff', 0.5) + at(640, 440, 0.86, lamplit(wildflowerTower('#FFE9AE'))) + belt(446, '#4f7f68', 44, 3),
  lawn('#5f8f6a', 440) + shining(fill('#e0a96a', walk) + fill('#f6d79a', 'M516 448C650 486 420 510 470 600H590C520 520 640 486 526 448Z')) + bulbs('M506 450C630 492 350 510 380 604M540 450C706 490 590 520 690 604', '#ffe9ae', 8, 24),
  halo(240, 350, 320, '#ffb04a', 0.6) + at(240, 566, 1.24, fort),
  lamplit(person(424, 474, -112, { pose: 'lift', lean: 14, child: true, top: '#3f7f9c', bottom: '#3a3050' }) + person(496, 586, -172, { pose: 'lift', top: '#5f4a7a', bottom: '#33304a', hat: 'scarf', hatColor: '#e0a63f' })),
  at(44, 606, 0.9, lantern('#ff7ac0')) + at(118, 610, 0.6, lantern('#ffc04a')) + at(574, 470, 0.4, lantern('#c99aff')) + at(680, 500, 0.56, lantern('#7ab8ff')) + at(770, 520, 0.62, lantern('#ffb52e')) + at(616, 608, 0.8, lantern('#ff6ab4')) + at(726, 612, 1, lantern('#8f8aff')),
);
