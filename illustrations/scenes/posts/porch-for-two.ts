import { at, fill, line, shadow } from '../../kit/at.ts';
import { lamplit, shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { boards } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

const WOOD = '#8a5a3c';
/** The porch's frame: two posts, a beam, a railing open in the middle. */
const frame = fill(shade(WOOD, 0.3), 'M0 0H800V54H0Z') + fill(tint(WOOD, 0.15), 'M0 46H800V60H0Z') + fill(WOOD, 'M40 54H78V470H40ZM722 54H760V470H722Z') + fill(shade(WOOD, 0.3), 'M66 54H78V470H66ZM748 54H760V470H748Z') + line(shade(WOOD, 0.1), 9, 'M0 380H40M0 452H40M78 380H180M78 452H180M620 380H722M620 452H722M760 380H800M760 452H800') + line(shade(WOOD, 0.15), 6, 'M100 380V452M130 380V452M160 380V452M640 380V452M670 380V452M700 380V452');
const bench = line('#4a3a38', 4, 'M230 56V300M570 56V300') + fill('#a86f48', 'M216 290H584V306H216ZM216 324H584V338H216ZM216 358H584V372H216Z') + fill(shade('#a86f48', 0.3), 'M206 280h16v160h-16ZM578 280h16v160h-16Z') + fill(tint('#a86f48', 0.2), 'M206 420H594V440H206Z');
const blanket = fill('#c2453f', 'M290 404C330 384 470 384 516 404L540 520C470 500 340 500 272 522Z') + fill(shade('#c2453f', 0.25), 'M470 390C490 394 506 398 516 404L540 520C520 514 500 510 480 508Z') + line('#f2d9a0', 7, 'M286 430C340 408 470 408 520 430M280 474C340 452 470 452 530 474M356 392 344 504M448 392 456 502');
const lantern = fill('#2f2a38', 'M-20 0H20V-8H-20ZM-18-74H18L10-90H-10Z') + line('#2f2a38', 4, 'M-16-8V-74M16-8V-74M0-90V-104M-14-104a14 14 0 0 1 28 0') + `<path d="M-13-10V-72H13V-10Z" fill="#FFD98A"/><path d="M0-14C-10-26-2-40 0-54 6-40 10-26 0-14Z" fill="#FFF6D8"/>`;

/** Two under one blanket on a porch swing, the first stars. */
export const scene = litScene(
  { name: 'porch-for-two', hour: 'dusk', sky: 'dusk blue' },
  hills('dusk blue', 340, 18) + belt(430, '#4f7050', 60, 7) + boards('#9a6a48', 462),
  halo(640, 470, 260, '#ffc978', 0.65) + frame + bench + shadow(400, 560, 190),
  lamplit(person(360, 500, 236, { pose: 'sit', top: '#3f6a8c', bottom: '#4a4048', beard: '#5a3a28', lean: 6 }) + person(452, 500, -228, { pose: 'sit', top: '#f0dfba', bottom: '#6a4a5c', hairdo: 'long', hair: '#5a2f22', lean: 6 })) + lamplit(blanket),
  fill('#6a4432', 'M600 520H740V534H600ZM626 534h12v54h-12ZM704 534h12v54h-12Z') + at(690, 520, 1.1, lantern) + lamplit(wineGlass(628, 522, 0.8) + wineGlass(654, 524, 0.8)),
);
