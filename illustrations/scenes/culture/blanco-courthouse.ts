import { each, fill } from '../../kit/at.ts';
import { litScene } from '../../kit/event-scene.ts';
import { booth, flag, loneStar } from '../../kit/festive.ts';
import { lawn, path } from '../../kit/land.ts';
import { blancoCourthouse } from '../../kit/landmarks.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const crate = fill('#a8713f', 'M-40 0V-40H40V0Z') + fill('#c9935a', 'M-44-44H44V-34H-44Z') + fill('#e0863a', 'M-30-44a12 12 0 0 1 24 0ZM-6-44a12 12 0 0 1 24 0ZM16-44a12 12 0 0 1 24 0Z');

export const scene = litScene(
  { name: 'blanco-courthouse', hour: 'morning', sky: 'morning pale' },
  hills('morning pale', 380, 4) + oak(70, 430, 1.3) + oak(740, 430, -1.3),
  blancoCourthouse(400, 460, 1.42) + flag(690, 440, 300, loneStar),
  lawn('#93ad5c', 448, 8) + path(400, 456, '#e6d6b4', 400),
  booth(130, 540, 1.15, '#c2453f', fill('#f2c25a', 'M-50-52h30v-18h-30ZM-10-52h28v-24h-28ZM26-52h26v-14h-26Z')) + booth(690, 540, 1.15, '#3f7f7a', fill('#8a6cc0', 'M-50-52h22v-26h-22ZM-20-52h24v-16h-24ZM14-52h36v-22h-36Z')),
  each(crate, [240, 584, 1], [596, 588, 0.9]),
  person(340, 590, 190, { pose: 'walk', top: '#3f6a9c', short: true, hat: 'straw' }) + person(460, 592, -180, { pose: 'point', top: '#e8d5ae', skirt: '#a8434a', hairdo: 'bun' }),
);
