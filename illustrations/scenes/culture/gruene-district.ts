import { dachshund } from '../../kit/animals.ts';
import { at, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { dirt } from '../../kit/land.ts';
import { waterTower } from '../../kit/landmarks.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const BRICK = '#b5613f';
const window = (x: number, y: number) => fill('#f0dfbe', `M${x - 22} ${y + 66}V${y + 6}a22 20 0 0 1 44 0V${y + 66}Z`) + fill('#55648a', `M${x - 15} ${y + 60}V${y + 8}a15 14 0 0 1 30 0V${y + 60}Z`) + line('#f0dfbe', 3, `M${x} ${y - 4}V${y + 60}M${x - 15} ${y + 30}H${x + 15}`);
/** The brick mercantile of 1904: two floors, a stepped parapet, a porch. */
const mercantile = fill(BRICK, 'M60 440V150H90V130H330V150H360V440Z') + fill(shade(BRICK), 'M330 440V150H360V440Z') + fill(tint(BRICK, 0.45), 'M52 146H368V158H52ZM84 122H336V134H84Z') + window(120, 184) + window(210, 184) + window(300, 184) + fill('#7d7a8c', 'M30 300 56 272H366L392 300Z') + fill(tint('#7d7a8c', 0.4), 'M30 300H392V308H30Z') + fill('#55648a', 'M84 440V330H172V440ZM252 440V330H336V440Z') + fill('#5a3a2c', 'M190 440V326H234V440Z') + line('#f0dfbe', 4, 'M128 330V440M294 330V440M84 366H172M252 366H336') + fill('#efe0c2', 'M38 306h10V440H38ZM152 306h9V440h-9ZM264 306h9V440h-9ZM376 306h10V440h-10Z');
/** A white frame house with a porch, now a shop. */
const house = fill('#f3ead6', 'M540 440V300H760V440Z') + fill('#8a9a8c', 'M520 304 600 220H710L780 304Z') + fill(tint('#8a9a8c', 0.3), 'M520 304 600 220H640L590 304Z') + fill('#f9f3e2', 'M600 304 650 250 700 304Z') + fill('#55648a', 'M560 330h34v64h-34ZM706 330h34v64h-34ZM640 276h20v18h-20Z') + fill('#8f3a3a', 'M632 440V338H670V440Z') + line('#e0d2b4', 3, 'M540 326H760M540 346H760M540 366H760M540 386H760M540 406H760M540 426H760');

/** Gruene: the water tower, the brick store, a white house. */
export const scene = litScene(
  { name: 'gruene-district', hour: 'morning', sky: 'dawn rose' },
  hills('dawn rose', 380, 14) + waterTower(456, 436, 1.3) + oak(820, 440, 1.3) + oak(0, 444, 0.9),
  mercantile + house + dirt('#d9b98a', 436),
  shadow(400, 588, 110) + person(350, 586, 230, { pose: 'walk', top: '#3f6a8c', bottom: '#4a3f3c', hat: 'cowboy', hatColor: '#e2c592' }) + person(450, 588, -222, { pose: 'point', top: '#f6e9cf', skirt: '#2f7a6c', hairdo: 'long', short: true }) + line('#8f3a3a', 3, 'M372 486Q250 520 208 548') + at(180, 588, 0.85, dachshund('#c2453f')),
);
