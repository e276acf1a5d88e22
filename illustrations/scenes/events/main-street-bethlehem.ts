import { camel } from '../../kit/animals.ts';
import { at, fill, line, shadow } from '../../kit/at.ts';
import { lamplit, shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { dirt } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';

const wall = fill('#d9b98c', 'M0 450V250H60V216H150V250H240V300H330V260H350V240H370V260H420V300H520V270H640V224H720V270H800V450Z') + fill('#b8946c', 'M0 300H240V312H0ZM420 300H800V312H420ZM640 270H720V450H640Z') + fill('#efd9b0', 'M0 250H60V258H0ZM60 216H150V224H60ZM520 270H640V278H520Z');
const doors = shining(fill('#ffc35c', 'M90 450V380a24 26 0 0 1 48 0V450ZM470 450V390a20 22 0 0 1 40 0V450ZM30 290a10 12 0 0 1 20 0v26h-20ZM184 280a10 12 0 0 1 20 0v26h-20ZM672 300a12 14 0 0 1 24 0v30h-24Z'));

export const scene = eventScene(
  { name: 'main-street-bethlehem', town: 'Burnet', season: 'winter', hour: 'dusk', sky: 'dusk rose', subject: 'a camel led by a man in robes before a walled town' },
  hills('dusk rose', 400),
  halo(470, 110, 150, '#fff3c4', 0.9) + fill('#FFFBE4', 'M470 30 478 100 530 110 478 120 470 250 462 120 410 110 462 100Z'),
  wall + doors,
  dirt('#b98f66', 440) + halo(120, 440, 170, '#ffb866', 0.6) + halo(490, 440, 150, '#ffb866', 0.5),
  shadow(330, 572, 230) + at(320, 570, 1.5, lamplit(camel())) + line('#5a2f35', 4, 'M548 250Q590 330 614 390'),
  shadow(650, 574, 80) + lamplit(person(650, 574, 270, { pose: 'walk', top: '#3f6a7c', skirt: '#d9c49a', hat: 'scarf', hatColor: '#f3e6c8', beard: '#3a2420', bottom: '#d9c49a' })),
);
