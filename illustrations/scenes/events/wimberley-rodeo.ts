import { sheep } from '../../kit/animals.ts';
import { at, shadow } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting } from '../../kit/festive.ts';
import { dirt, dust, fence } from '../../kit/land.ts';
import { firework } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';

export const scene = eventScene(
  { name: 'wimberley-rodeo', town: 'Wimberley', season: 'summer', hour: 'dusk', sky: 'dusk rose', subject: 'a small child rides a running sheep, fireworks over the arena' },
  hills('dusk rose', 380) + firework(150, 130, 110, '#ff7a6a') + firework(400, 90, 90, '#fff3dc') + firework(590, 170, 100, '#8fb8ff'),
  crowd(-10, 820, 330, 56, 2) + crowd(-24, 820, 368, 60, 6),
  bunting([[-10, 380], [200, 400], [400, 400], [600, 400], [810, 380]], ['#c2353f', '#fff6e0', '#3f5fa8'], 14, 30),
  fence(440, '#9a8a94', 84) + dirt('#c98f5a', 430),
  shadow(400, 574, 250) + dust('#e0b080', [150, 574, 1.4], [60, 566, 1.1]),
  lamplit(at(410, 574, 2.6, sheep) + person(350, 464, 250, { pose: 'ride', lean: 34, child: true, top: '#c2353f', bottom: '#3f5fa8', hat: 'cowboy', hatColor: '#fff3dc', shoes: '#6a3a24' })),
  person(690, 588, -240, { pose: 'cheer', top: '#f3e6c8', bottom: '#3f4f7c', hat: 'cowboy', hatColor: '#5a4a48' }),
);
