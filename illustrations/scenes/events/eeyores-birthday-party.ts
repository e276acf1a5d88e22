import { donkey } from '../../kit/animals.ts';
import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { balloon, bunting } from '../../kit/festive.ts';
import { hatOf } from '../../kit/hats.ts';
import { LEAVES } from '../../kit/hours.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { belt, oak } from '../../kit/trees.ts';

const drum = fill('#a8623a', 'M-10-52H16L12-22H-6Z') + fill('#f3e6c8', 'M-12-56H18V-50H-12Z');
const bloom = (color: string, x: number, y: number) => disc(color, x, y, 11) + disc('#fff3dc', x, y, 4);
const garland = bloom('#e0587a', 42, -138) + bloom('#f2c25a', 51, -120) + bloom('#8fc4c0', 60, -104) + bloom('#7a5fc0', 70, -94) + bloom('#e0587a', 81, -92) + bloom('#f2c25a', 90, -102);

export const scene = eventScene(
  { name: 'eeyores-birthday-party', town: 'Austin', season: 'spring', hour: 'noon', sky: 'noon teal', subject: 'a gray donkey in a party hat and a garland of flowers' },
  belt(390, LEAVES.spring, 70, 5) + oak(110, 440, 1.2, LEAVES.spring) + oak(700, 430, 1, LEAVES.spring),
  bunting([[-10, 110], [280, 70], [540, 60], [810, 120]], ['#e0587a', '#f2c25a', '#3f9a9a', '#7a5fc0'], 26, 34),
  lawn('#86b852', 400),
  line('#8a5a3a', 7, 'M650 480V570M690 480V570') + person(670, 486, 210, { pose: 'out', top: '#7a5fc0', bottom: '#e0a63f', hat: 'top', hatColor: '#c2453f' }),
  person(90, 560, 190, { pose: 'play', top: '#e0a63f', bottom: '#5f8a5a', hairdo: 'long', hat: 'wreath', hatColor: '#e0587a', holds: drum }) + person(190, 548, 170, { pose: 'play', top: '#3f9a9a', hat: 'straw', skin: '#8a5a3c', holds: drum }),
  shadow(400, 588, 210) + at(390, 586, 2, `${donkey() + garland}<g transform="translate(38 -26) rotate(14) scale(1.5)">${hatOf('party', '#e0587a')}</g>`),
  balloon(250, 330, '#f2c25a', 1.4) + balloon(300, 300, '#e0587a', 1.5) + balloon(214, 290, '#3f9a9a', 1.3),
);
