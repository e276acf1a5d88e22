import { at, fill, line, oval, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { rows } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar } from '../../kit/trees.ts';

const STONE = '#e3c99a';
/** The tasting house: a square tower, tiled roofs, arches. */
const house = fill(STONE, 'M470 380V270H720V380Z') + fill(shade(STONE, 0.2), 'M690 380V270H720V380Z') + fill('#b5573c', 'M456 276 490 236H704L736 276Z') + fill(tint('#b5573c', 0.3), 'M456 276 490 236H560L536 276Z') + fill(tint(STONE, 0.2), 'M560 270V160H640V270Z') + fill(shade(STONE, 0.18), 'M620 270V160H640V270Z') + fill('#b5573c', 'M548 166 600 124 652 166Z') + fill('#6a5a68', 'M586 214v-20a14 14 0 0 1 28 0v20ZM490 380V320a22 22 0 0 1 44 0V380ZM560 380V314a26 26 0 0 1 52 0V380ZM640 380V320a22 22 0 0 1 44 0V380Z');
/** A disc-golf basket: a pole, a ring, chains, a tray; 230 tall. */
const basket = line('#6f7486', 9, 'M0 0V-230') + fill('#e0b43f', 'M-58-226H58V-204H-58Z') + line('#c9cfd8', 4, 'M-50-204Q-24-150-8-112M-30-204Q-16-150-4-112M-10-204Q-6-150-2-112M50-204Q24-150 8-112M30-204Q16-150 4-112M10-204Q6-150 2-112') + line('#6f7486', 6, 'M-56-110H56L46-74H-46ZM-30-110-24-74M0-110V-74M30-110 24-74');
const disc = oval('#8f2430', 0, 4, 40, 12) + oval('#e0463a', 0, 0, 40, 12) + oval('#ff8a70', -4, -3, 24, 5);

/** A throw at the basket beside the vines of Flat Creek. */
export const scene = litScene(
  { name: 'flat-creek-estate', hour: 'afternoon', sky: 'evening peach' },
  hills('evening peach', 340, 19) + fill('#9cc4cc', 'M0 350H800V384H0Z') + fill('#c4dcd8', 'M60 358h140v4H60ZM300 366h120v4H300Z') + house,
  rows(250, 380, '#c9a86a', '#6f9448', 11) + cedar(440, 400, 0.7) + cedar(750, 400, 1) + fill('#a9b868', 'M400 600C430 500 560 440 800 430V600Z') + fill(tint('#a9b868', 0.3), 'M400 600C430 500 560 440 800 430V446C590 456 470 520 448 600Z'),
  shadow(590, 560, 70) + at(590, 558, 1.15, basket) + at(450, 348, 1.05, disc) + line('#fff1cf', 4, 'M300 372 380 362M290 352 360 346'),
  shadow(190, 592, 80) + person(180, 592, 290, { pose: 'point', top: '#2f7f8c', bottom: '#e0cfa8', hat: 'cap', hatColor: '#f6e6c0', short: true, lean: 6 }) + person(686, 588, -200, { pose: 'drink', top: '#f2e2c0', skirt: '#8f3f5a', hairdo: 'long', hair: '#3a2420', short: true }) + person(746, 592, -206, { pose: 'cheer', top: '#c98a3f', bottom: '#4a4a5c', short: true }) + wineGlass(658, 432, 0.45),
);
