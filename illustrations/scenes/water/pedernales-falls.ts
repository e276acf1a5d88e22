import { foliage, juniper, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Pedernales Falls after rain: the river comes down a stair of limestone slabs under a clearing sky
 * and a rainbow.
 */
export const scene: Scene = {
  name: 'pedernales-falls',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${weather}<path d="${ridge({ frame: CARD, y: 214, amplitude: 50, swells: 5, seed: 19 })}" fill="#a79fc0"/>
      <path d="${ridge({ frame: CARD, y: 240, amplitude: 40, swells: 4, seed: 2 })}" fill="#708a92"/>${mist}${banks}${stairs()}${blocks}${hiker}`,
      verticalGradient('sky', [0, '#454b78'], [0.18, '#77749f'], [0.34, '#e3b99c'], [0.44, '#fbe3b4']) +
        verticalGradient('river', [0, '#bfe0d6'], [1, '#2f8a92']) +
        juniper('juniper', '#2e4f4a', '#67905f'),
    ),
};

/** Rain clouds drawing off to the left, the sun breaking through at the right. */
const weather = `<g fill="none" opacity=".5" stroke-width="6"><path d="M70 330A250 250 0 0 1 560 290" stroke="#e2705a"/><path d="M76 330A244 244 0 0 1 554 290" stroke="#f4c04f"/><path d="M82 330A238 238 0 0 1 548 290" stroke="#7fb98a"/><path d="M88 330A232 232 0 0 1 542 290" stroke="#6f7fd0"/></g>
  <path d="M690 0 470 260H640L800 60V0Z" fill="#fff0c4" opacity=".28"/><path d="M770 0 690 250H800V0Z" fill="#fff0c4" opacity=".25"/>
  <path d="${foliage(130, 50, 230, 80, 12, 4)}${foliage(420, 22, 200, 60, 11, 6)}" fill="#3d426d"/><path d="${foliage(200, 26, 190, 50, 11, 2)}${foliage(480, 6, 150, 40, 10, 3)}" fill="#5a5b88"/>
  <path d="${foliage(690, 104, 90, 24, 9, 5)}${foliage(560, 140, 60, 14, 8, 8)}" fill="#fdeac6" opacity=".9"/><path d="M60 120 30 190M100 126 66 204M144 120 110 196M190 116 150 206M234 112 200 186" stroke="#8d89ad" stroke-width="2.500" opacity=".7"/>`;

const mist = '<path d="M120 262q120-18 240-6t260 0q-60 20-240 20t-260-14Z" fill="#e9dccb" opacity=".55"/>';

const banks = `<path d="M0 300V246C60 232 170 240 250 268L330 292ZM800 300V226C700 226 600 250 540 272L480 292Z" fill="#4f7062"/>
  <path d="${foliage(70, 244, 110, 44, 11, 3)}${foliage(730, 234, 120, 50, 11, 5)}${foliage(590, 262, 60, 22, 9, 1)}${foliage(220, 264, 60, 20, 9, 7)}" fill="#3f6552"/><path d="${foliage(90, 230, 70, 24, 9, 4)}${foliage(748, 214, 80, 28, 9, 2)}${foliage(604, 254, 34, 10, 8, 5)}" fill="#76995e"/>
  ${stamp('juniper', 152, 282, 1)}${stamp('juniper', 122, 288, 0.8)}${stamp('juniper', 34, 292, 1.1)}${stamp('juniper', 664, 276, 1)}${stamp('juniper', 694, 284, 0.7)}${stamp('juniper', 560, 286, 0.6)}${stamp('juniper', 772, 290, 1.2)}`;

/** A shelf of limestone: its front edge, how far its face drops, and where the river comes over. */
interface Shelf {
  y: number;
  drop: number;
  /** From the left bank to the right, the edge of the shelf above or below `y`. */
  edge: readonly (readonly [x: number, offset: number])[];
  /** From where to where white water falls. */
  falls: readonly (readonly [left: number, right: number])[];
  /** The water that lies on the shelf: path data. */
  pool: string;
}

const shelves: Shelf[] = [
  {
    y: 306,
    drop: 20,
    edge: [[-9, -4], [140, 2], [300, -3], [380, 2], [560, 0], [660, 5], [809, -4]],
    falls: [[392, 452], [466, 548]],
    pool: 'M360 288C420 280 560 280 640 288L560 306H384Z',
  },
  {
    y: 352,
    drop: 40,
    edge: [[-9, 8], [90, 2], [130, 12], [250, 4], [330, 0], [480, 4], [610, 0], [690, 14], [809, 6]],
    falls: [[262, 352], [372, 398], [500, 594]],
    pool: 'M240 330C330 320 600 320 690 332L612 352 480 356 330 352 250 356 200 344Z',
  },
  {
    y: 430,
    drop: 66,
    edge: [[-9, -6], [70, 6], [176, -2], [214, 6], [330, 0], [500, 6], [604, 0], [646, 14], [730, 2], [809, 10]],
    falls: [[222, 352], [376, 478], [500, 522], [546, 596]],
    pool: 'M196 398C320 388 560 388 668 402L606 430 500 436 330 430 214 436 160 416Z',
  },
];

/** Three shelves from far to near, their faces in the shade, the river white over them. */
function stairs(): string {
  const roll = dice(23);
  let picture = '<path d="M0 286C200 278 600 278 800 286V600H0Z" fill="#efdcb8"/><path d="M0 296 240 292 330 300 800 294V306H0Z" fill="#d3bfa6"/>';
  for (const [index, { y, drop, edge, falls, pool }] of shelves.entries()) {
    const top = edge.map(([x, offset]) => `${x} ${y + offset}`);
    const foot = edge.map(([x, offset], at) => `${x + (at % 2 ? 6 : -4)} ${round(y + offset * 0.4 + drop)}`).reverse();
    let layers = '';
    for (const depth of [0.34, 0.66]) layers += `M-9 ${round(y + drop * depth)}${edge.map(([x, offset], at) => `L${x} ${round(y + offset * 0.7 + drop * depth + (at % 3) * 2)}`).join('')}`;
    let lit = '';
    for (const [at, [x, offset]] of edge.entries()) if (at % 2) lit += `M${x} ${y + offset}l${18 + index * 12} ${4 + index} ${-4} ${round(drop * 0.9)} ${-16 - index * 8} -2Z`;
    let curtain = '';
    let streaks = '';
    let foam = '';
    for (const [left, right] of falls) {
      const flare = round(drop * 0.14);
      curtain += `M${left} ${y - 2}Q${(left + right) / 2} ${y - 6} ${right} ${y - 1}C${right + 2} ${y + drop * 0.4} ${right + flare} ${y + drop * 0.6} ${right + flare} ${y + drop + 3}H${left - flare}C${left - flare} ${y + drop * 0.6} ${left - 2} ${y + drop * 0.4} ${left} ${y - 2}Z`;
      for (let x = left + 6; x < right - 4; x += 8 + index * 3) {
        const start = round(y + 2 + roll() * drop * 0.3);
        streaks += `M${round(x)} ${start}v${round(drop * (0.3 + roll() * 0.4))}`;
      }
      const puff = 5 + index * 3;
      for (let x = left - flare; x < right + flare; x += puff * 1.5) foam += `M${round(x - puff)} ${y + drop + 6}a${puff} ${round(puff * (0.6 + roll() * 0.5))} 0 0 1 ${puff * 2} 0Z`;
    }
    picture += `<path d="${pool}" fill="${index % 2 ? '#6dbab5' : '#8accc3'}"/>
      <path d="M${top.join('L')}L${foot.join('L')}Z" fill="${['#93858c', '#86777c', '#7a696f'][index]}"/><path d="${lit}" fill="#cdb49c"/><path d="${layers}" fill="none" stroke="#62525f" stroke-width="${1.5 + index}"/>
      <path d="M${foot.join('L')}V600H810Z" fill="${['#f3e0bd', '#f6e4c2', '#fae9c8'][index]}"/><path d="${curtain}" fill="#fdfcf4"/><path d="${streaks}" stroke="#9bd0ce" stroke-width="${2 + index}" stroke-linecap="round"/><path d="${foam}" fill="#fff"/>`;
  }
  return `${picture}<path d="M130 500C260 488 560 486 690 500 760 520 790 560 800 600H0C20 560 70 520 130 500Z" fill="url(#river)"/><path d="M214 506a18 12 0 0 1 36-2 20 14 0 0 1 40 0 20 12 0 0 1 40 0 16 10 0 0 1 34 2 20 12 0 0 1 40-2 20 14 0 0 1 40 0 18 11 0 0 1 34 0 18 10 0 0 1 34 2 18 11 0 0 1 34-2 16 10 0 0 1 32 2q-180 14-364 0Z" fill="#fff"/><path d="M250 528h90M420 522h130M330 552h150M210 566h70M520 548h90M560 580h110M360 588h120" stroke="#e6f5ea" stroke-width="5" stroke-linecap="round"/>`;
}

/** Tilted slabs in front, wet and shining on the side of the sun. */
const blocks = `<path d="M-10 470 90 446 196 470 210 520 120 552-10 540Z" fill="#77656c"/><path d="M-10 470 90 446 196 470 150 488-10 500Z" fill="#f7e8c8"/><path d="M150 488 196 470 210 520 160 538Z" fill="#b59c8c"/><path d="M-10 516 152 508M-10 528 156 520" stroke="#5f5062" stroke-width="2.500"/>
  <path d="M810 440 700 424 612 452 606 494 690 520 810 516Z" fill="#8b767a"/><path d="M810 440 700 424 612 452 680 468 810 470Z" fill="#fbeccd"/><path d="M680 468 690 520 606 494 612 452Z" fill="#6d5b68"/><path d="M684 488H810M687 502H810" stroke="#6a5a66" stroke-width="2.500"/>
  <path d="M-10 610V556C60 544 150 552 210 580L226 610Z" fill="#5f5062"/><path d="M-10 556C60 544 150 552 210 580 140 574 60 572-10 582Z" fill="#cdb7a0"/><path d="M810 610V548C740 546 690 562 650 590L640 610Z" fill="#6a5a66"/><path d="M810 548C740 546 690 562 650 590 700 578 760 572 810 574Z" fill="#f1dcb6"/>
  <path d="M30 462q40-8 80-2-30 10-80 2ZM690 440q40-8 80 2-40 8-80-2Z" fill="#a9cbd2"/>
  <path d="M738 550c-2-30-12-44-22-52 6 16 8 34 10 54ZM750 548c0-34 4-52 12-66-1 22 0 44-2 66ZM766 550c6-24 16-36 28-44-8 16-12 30-16 46ZM40 552c-4-24-12-36-20-42 4 14 6 28 8 44ZM52 550c2-26 8-40 18-52-4 18-6 36-8 52Z" fill="#5f7d4f"/>`;

const hiker = `<g transform="translate(96 466) scale(1.050)"><path d="M-40 0q20-6 46-2 8 4 2 6-24 4-48-4Z" fill="#a58f86"/><path d="M-6-40-9-3M6-40 8-3" stroke="#2f3a5c" stroke-width="9" stroke-linecap="round"/>
  <path d="M-13-38C-14-58-16-74-8-80H8C16-74 15-58 13-38Z" fill="#c23f34"/><path d="M2-80H8C16-74 15-58 13-38H7C9-52 8-70 2-80Z" fill="#f0815a"/><path d="M-9-76C-18-74-19-52-12-46H8C12-54 11-70 6-76Z" fill="#31567a"/><path d="M4-76C10-70 12-54 8-46H4Z" fill="#5f8db0"/>
  <path d="M10-74 20-62 16-48" stroke="#f0815a" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cy="-89" r="8.500" fill="#b9724e"/><path d="M-9-88C-11-102 11-102 9-90L10-84C4-88-4-88-9-84Z" fill="#e9b04a"/>
  <path d="M34-2V-14M40-2V-14M60-2V-14M66-2V-14" stroke="#6b4630" stroke-width="4" stroke-linecap="round"/><path d="M32-12C30-26 40-26 52-26L64-28 70-38 74-32 84-28C84-22 78-20 74-20L68-12C56-8 44-8 32-12ZM34-22C26-26 22-34 24-40 28-32 34-28 40-26Z" fill="#8a5a3a"/><path d="M52-26 64-28 70-38 74-32 84-28C76-28 70-22 60-21Z" fill="#c98f5a"/></g>`;
