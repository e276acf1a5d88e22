import { bluebonnet } from '../../flowers.ts';
import { sittingDog } from '../../kit/animals.ts';
import { at, each, fill, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting } from '../../kit/festive.ts';
import { hatOf } from '../../kit/hats.ts';
import { LEAVES } from '../../kit/hours.ts';
import { lawn } from '../../kit/land.ts';
import { burnetCourthouse } from '../../kit/landmarks.ts';
import { crowd, person } from '../../kit/people.ts';
import { oak } from '../../kit/trees.ts';
import { handWagon } from '../../kit/vehicles.ts';

const flowers = bluebonnet.map(([color, petals]) => fill(color, petals)).join('');

export const scene = eventScene(
  { name: 'burnet-bluebonnet-festival', town: 'Burnet', season: 'spring', hour: 'noon', sky: 'noon blue', subject: 'a dog rides in the pets’ parade, bluebonnets in front of the courthouse' },
  burnetCourthouse(400, 380, 1.5) + oak(60, 400, 0.9, LEAVES.spring) + oak(750, 400, -0.9, LEAVES.spring),
  bunting([[-10, 70], [270, 130], [540, 130], [810, 60]], ['#4a5fc8', '#fff6e0'], 26, 36),
  crowd(-10, 820, 356, 62, 3) + fill('#a8a0a0', 'M0 400H800V500H0Z') + fill('#bdb5b2', 'M0 400H800V420H0Z'),
  shadow(420, 516, 150) + at(430, 516, 2, handWagon('#d9412f')) + at(430, 436, 2.1, `${sittingDog()}<g transform="translate(16 -14)">${hatOf('wreath', '#5c6dd8')}</g>`),
  person(210, 530, -250, { pose: 'push', child: true, top: '#f2c25a', skirt: '#c2453f', short: true, hairdo: 'long' }),
  lawn('#5f9a45', 500),
  each(flowers, ...Array.from({ length: 15 }, (_, index): [number, number, number] => [20 + index * 54, 566 + ((index * 37) % 14), 1.5]), ...Array.from({ length: 12 }, (_, index): [number, number, number] => [10 + index * 72, 606, 2])),
);
