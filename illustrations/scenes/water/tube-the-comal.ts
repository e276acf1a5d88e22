import { glow, leafMass, place, riverCypress, stamp, tuber } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Two friends hold hands from tube to tube on the Comal, late in a golden afternoon; a stone arch
 * bridge spans the river behind.
 */
export const scene: Scene = {
  name: 'tube-the-comal',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="430" cy="150" r="300" fill="url(#glow)"/><circle cx="430" cy="132" r="40" fill="#fffbe0"/><path d="M0 250V190C120 150 220 196 340 180S600 140 800 186V300H0Z" fill="#d9a878"/><path d="M0 300V226C160 190 300 240 420 222S660 200 800 220V300Z" fill="#a98f5e"/>${trees}<path d="M0 300H800V600H0Z" fill="url(#river)"/>${bridge}${glitter()}${place('c', 318, 352, 0.5, 0.5)}${place('b', 566, 368, -0.6, 0.6)}${stamp('cypress', 40, 356, 1.05)}${place('cypress', 778, 372, -1.15, 1.15)}${banks}${wakes}${place('a', 286, 474, -1.72, 1.72)}${stamp('b', 501, 476, 1.72)}${leaves}`,
      verticalGradient('sky', [0, '#f0a94e'], [0.2, '#fbd27e'], [0.4, '#fff0c0']) +
        verticalGradient('river', [0, '#ffe3a0'], [0.2, '#a9c98a'], [0.5, '#3f9f86'], [1, '#115e66']) +
        glow('glow', '#fff7cf') +
        riverCypress('cypress', '#4d342b', '#c98a4e', '#2a4a35', '#5a7838', '#c9b04e') +
        tuber('a', '#2f6fa8', '#78b0dc', '#9a623e', '#ffd25a', '#1f1720', '#f6e4b4') +
        tuber('b', '#e4572e', '#ffa066', '#eab48a', '#4d3f8f', '#6b3420') +
        tuber('c', '#f4c542', '#fff0a8', '#b87850', '#c2405a', '#2b1f28'),
    ),
};

const trees = `<path d="${leafMass(120, 230, 150, 60, 17, 3)}${leafMass(700, 226, 150, 66, 17, 5)}" fill="#8a8a4c"/><path d="${leafMass(60, 262, 150, 50, 15, 8)}${leafMass(760, 260, 140, 56, 15, 2)}" fill="#5f7440"/>`;

/** Three limestone arches, their undersides catching light from the water. */
const bridge =
  '<path d="M0 214Q400 196 800 214V304H760C740 250 640 246 610 304H530C510 236 310 236 290 304H210C180 246 80 250 60 304H0Z" fill="#9c7a5a"/><path d="M0 204Q400 186 800 204V218Q400 200 0 218Z" fill="#d9b27e"/><path d="M60 304C80 250 180 246 210 304H198C172 258 96 262 76 304ZM290 304C310 236 510 236 530 304H516C494 250 326 250 304 304ZM610 304C640 246 740 250 760 304H744C724 262 648 258 622 304Z" fill="#f0cf94"/><path d="M14 236h30v9H14ZM90 228h34v8H90ZM226 262h30v9h-30ZM250 232h36v8h-36ZM396 212h36v8h-36ZM548 260h32v9h-32ZM566 230h30v8h-30ZM690 226h34v8h-34ZM770 244h24v9h-24ZM226 284h26v8h-26ZM560 284h30v8h-30Z" fill="#83634c"/><path d="M202 304h96v14h-96ZM522 304h96v14h-96Z" fill="#6f5547"/>';

/** The sun's path on the water and the small ripples beside it. */
function glitter(): string {
  const roll = dice(15);
  let sun = '';
  let ripples = '';
  for (let index = 0; index < 60; index++) {
    const depth = roll() ** 1.5;
    const y = Math.round(312 + depth * 276);
    const width = Math.round(14 + depth * 60 + roll() * 30);
    const near = index % 2;
    const x = Math.round((near ? 430 + (roll() - 0.5) * (80 + depth * 200) : roll() * 800) - width / 2);
    const dash = `M${x} ${y}q${round(width / 2)}-${round(2 + depth * 5)} ${width} 0-${round(width / 2)} ${round(1 + depth * 3)}-${width} 0Z`;
    if (near) sun += dash;
    else ripples += dash;
  }
  return `<path d="M0 318H800V330Q600 324 400 332T0 328Z" fill="#5f5a42" opacity=".35"/><path d="${ripples}" fill="#cfe6b4" opacity=".6"/><path d="${sun}" fill="#fff3c4"/>`;
}

const banks =
  '<path d="M0 330C60 336 110 350 130 366 90 384 40 388 0 400Z" fill="#4a5a34"/><path d="M130 366C90 384 40 388 0 400V412C50 400 110 392 136 370Z" fill="#c9a878"/><path d="M800 346C740 350 690 364 668 382 700 398 750 404 800 414Z" fill="#4a5a34"/><path d="M668 382C700 398 750 404 800 414V426C750 414 690 404 660 386Z" fill="#c9a878"/>';

const wakes =
  '<path d="M130 520q120 36 270 6 110 34 260-6 20 14-20 26-110 30-240 4-140 26-250-6-30-12-20-24Z" fill="#0d4f58" opacity=".4"/><path d="M120 528q60 26 150 24-90 10-140-6-18-8-10-18ZM540 552q90-2 130-28 8 14-20 22-50 16-110 6ZM360 548q40-10 80 0-40 8-80 0Z" fill="#fff3c4" opacity=".8"/>';

/** The overhanging branch in the near corner. */
const leaves = `<path d="${leafMass(60, 0, 150, 50, 15, 4)}${leafMass(770, -6, 130, 46, 15, 7)}" fill="#33472f"/><path d="${leafMass(30, 10, 60, 18, 9, 3)}${leafMass(790, 14, 60, 16, 9, 5)}" fill="#5f6e36"/>`;
