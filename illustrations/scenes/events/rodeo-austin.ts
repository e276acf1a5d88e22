import { buckingBull } from '../../kit/animals.ts';
import { at, fill, shadow } from '../../kit/at.ts';
import { tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { loneStar } from '../../kit/festive.ts';
import { dirt, dust, fence } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';

const beam = (x: number, foot: number) => `<path d="M${x - 14} 44H${x + 14}L${foot + 150} 600H${foot - 150}Z" fill="#FFF3C4" opacity=".14"/>${fill('#2a2440', `M${x - 26} 18h52l-8 28h-36Z`)}${halo(x, 46, 70, '#fff3c4', 0.9)}`;

export const scene = eventScene(
  { name: 'rodeo-austin', town: 'Austin', season: 'spring', hour: 'indoors', sky: 'room blue', subject: 'a bull rider on a bucking bull in the spotlights of an arena' },
  fill('#1a1638', 'M0 0H800V18H0ZM0 60 800 30V36L0 68Z'),
  crowd(-10, 820, 150, 44, 3) + crowd(-24, 820, 196, 50, 8) + crowd(-6, 820, 246, 58, 5) + crowd(-30, 820, 300, 66, 2),
  [232, 512].map((x) => at(x, 52, 0.56, loneStar)).join('') + fence(410, '#8f8fa8', 90) + fill('#a8434a', 'M0 356H800V372H0Z') + dirt('#c98f5a', 404),
  beam(140, 300) + beam(420, 400) + beam(690, 500),
  shadow(410, 566, 200) + dust(tint('#d9a066'), [250, 560, 1.5], [600, 566, 1.2]),
  at(400, 560, 1.45, buckingBull('#6a4238')),
  person(420, 360, 250, { pose: 'ride', lean: -16, top: '#e8e2f0', bottom: '#3f5f9c', hat: 'cowboy', hatColor: '#f3e3bf', shoes: '#8a4a2c' }),
  dust('#e0b07a', [480, 590, 1], [120, 596, 1.1]),
);
