import { stamp } from '../../motifs.ts';
import { backdrop, CARD, poster, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A fern grotto at noon: falls over mossy travertine, swimmers in a jade pool, one on a rope swing.
 */
export const scene: Scene = {
  name: 'swimming-holes',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${woods}${cliff}${rays}${falls}${hanging()}${pool}${swimmers}${swing}${frame}${ferns()}`,
      `${verticalGradient('sky', [0, '#f4f6c4'], [0.35, '#cfe6a0'], [0.7, '#7fbf8a'])}${verticalGradient('pool', [0, '#8fdcc0'], [0.4, '#3fa89a'], [1, '#135a60'])}${verticalGradient('ray', [0, '#fdffd8'], [1, '#fdffd8'])}${frond('f', '#4d9a4c', '#8cc65a')}${frond('g', '#123f35', '#1f5a43')}`,
    ),
};

/** Sunlit trees above the lip of the grotto. */
const woods =
  '<path d="M100 0H800V300H100Z" fill="#c3df93"/><path d="M180 120C190 60 260 50 290 80 310 30 390 30 410 76 440 40 510 50 520 96 560 60 630 80 630 140C690 110 740 130 760 180V260H100V150C120 120 150 110 180 120Z" fill="#a4cf80"/><path d="M150 190C160 130 220 120 250 150 280 110 340 116 356 156 380 126 440 130 450 170 490 140 560 150 570 190 620 150 690 160 700 210V290H90V200Z" fill="#7db56c"/><path d="M226 40h14l10 200h-30ZM470 20h16l14 220h-36Z" fill="#8a9a68"/>';

const cliff =
  '<path d="M90 250H800V410H90Z" fill="#1f5a4c"/><path d="M236 292C290 282 350 290 400 284 470 278 560 290 620 270 600 330 610 370 600 410H250C260 370 244 330 236 292Z" fill="#12403d"/><path d="M250 262c10 30 6 60 18 88 10-30 6-60 14-88ZM300 260c8 24 6 44 14 66 8-22 6-46 12-66ZM352 256c6 34 6 74 16 102 10-30 8-66 14-102ZM566 252c8 30 4 66 16 100 12-34 10-70 20-106ZM620 240c8 30 6 54 16 84 10-30 10-60 18-90ZM186 272c8 24 4 50 14 74 8-26 6-50 12-76Z" fill="#5f9a55"/><path d="M258 262c6 22 4 44 10 60 4-20 2-40 4-60ZM360 256c4 22 4 44 8 60 4-20 3-40 5-60ZM575 252c4 22 3 44 7 64 5-22 5-44 8-66ZM628 240c5 20 4 36 8 52 5-20 5-36 8-56Z" fill="#a5d067"/><path d="M90 244C200 210 270 206 330 200 400 192 470 196 540 184 620 172 660 150 800 150V226C680 246 640 244 600 256 560 250 500 262 440 258 390 270 300 262 240 274 190 280 160 274 90 292Z" fill="#4c8a5d"/><path d="M90 244C200 210 270 206 330 200 400 192 470 196 540 184 620 172 660 150 800 150V172C660 186 640 206 560 218 470 232 400 222 330 232 260 240 200 246 90 272Z" fill="#93c35d"/>';

const rays =
  '<path d="M300 0h60L270 420H150ZM400 0h44l-20 430H330ZM500 0h40l80 420H520Z" fill="#fbffd2" opacity=".22"/>';

const falls =
  '<path d="M428 204C440 200 456 200 466 202 470 270 474 340 478 416H416C424 340 426 270 428 204Z" fill="#bfe8dc"/><path d="M434 204h10c2 70-2 140-6 212H424C430 340 432 270 434 204ZM454 202h8c4 70 6 140 8 214H458C458 340 456 270 454 202Z" fill="#f4fff6"/><path d="M500 198C508 196 514 196 520 196 524 270 526 340 530 414H498C500 340 500 270 500 198Z" fill="#bfe8dc"/><path d="M506 198h6c2 70 4 140 6 216H506Z" fill="#f4fff6"/><path d="M398 202h6l2 212h-12Z" fill="#dff6ea"/>';

const pool =
  '<path d="M60 404C200 394 340 398 470 398 600 396 700 392 800 400V600H60Z" fill="url(#pool)"/><path d="M380 408C420 396 530 394 570 408 540 420 420 420 380 408Z" fill="#e9fff2" opacity=".85"/><path d="M330 420C400 430 560 432 630 418 600 440 380 444 330 420Z" fill="#c9f5df" opacity=".55"/><path d="M250 440l90-4 60 6-80 6ZM520 452l100-6 50 8-90 6ZM180 486l110-6 60 8-90 7ZM430 504l130-8 80 10-110 8ZM300 540l120-8 70 9-100 8Z" fill="#aef0d6" opacity=".55"/>';

/** Two heads with arms in the water and one swimmer on a tube. */
const swimmers =
  '<g transform="translate(392 474)"><ellipse cy="8" rx="44" ry="8" fill="#d6fbe8" opacity=".7"/><path d="M-16 8C-14-8-6-12 2-12S16-6 18 8Z" fill="#b9774f"/><path d="M-14 6C-30 4-36-4-44-14l6-4C-30-8-22-6-10-6ZM16 6C28 2 36-8 40-20l7 3C42-4 32 8 18 10Z" fill="#c98559"/><circle cy="-21" r="10.5" fill="#c98559"/><path d="M-11-20C-14-36 12-38 11-20 6-28-4-28-11-20Z" fill="#3a2622"/></g><g transform="translate(604 492)"><ellipse cy="11" rx="58" ry="10" fill="#0f5a5c" opacity=".45"/><ellipse rx="50" ry="16" fill="#e8643c"/><ellipse cy="-3" rx="50" ry="14" fill="#f6a04f"/><ellipse cy="-3" rx="26" ry="6" fill="#1f7a78"/><path d="M-34-6C-24-20-6-18 8-10L44-14 62-6 60 0 40-4 6 2Q-20 6-34-6Z" fill="#b9774f"/><path d="M-24-14Q-8-20 8-10L4 2Q-14 4-28-4Z" fill="#f4e6b8"/><circle cx="-38" cy="-18" r="10" fill="#b9774f"/><path d="M-48-16C-54-34-28-34-30-24-38-26-42-22-46-10Z" fill="#5a2c20"/></g>';

/** A rope from the cypress limb, and the swimmer holding it. */
const swing =
  '<path d="M214 40 299 312" stroke="#e8d6a0" stroke-width="4"/><g transform="translate(296 300)rotate(-14)"><path d="M-4-44 2-46 8-8H-6Z" fill="#c98559"/><path d="M2-48 8-47 14-6H2Z" fill="#b56f49"/><circle cx="-7" cy="-15" r="9.5" fill="#c98559"/><path d="M-16-12C-20-26-4-30 3-20-4-22-8-20-10-8Z" fill="#402a22"/><path d="M-10-6C-2-10 10-10 14-6L14 24C6 30-6 30-10 22Z" fill="#b9774f"/><path d="M-10 16C-2 20 8 20 14 16L34 26C38 30 36 38 30 38L-4 36C-12 32-12 24-10 16Z" fill="#e4572e"/><path d="M28 28 40 32 34 66 40 70 26 70 26 40ZM16 34 26 36 20 64 24 69 11 68 14 44Z" fill="#b9774f"/></g>';

/** The dark mouth of the grotto around the light, with a cypress at the left. */
const frame =
  '<path d="M0 0H800V150C760 120 740 60 660 44 560 24 440 40 330 26 230 14 190 40 150 90 130 140 150 240 126 330 110 400 60 420 0 430Z" fill="#123f38"/><path d="M800 110C760 120 716 150 708 200 690 230 712 262 698 300 706 340 690 372 712 402 740 420 770 426 800 430Z" fill="#1a5143"/><path d="M800 190C770 196 750 230 756 262 738 290 756 320 744 350 752 384 770 400 800 412Z" fill="#123f38"/><path d="M0 0H120C140 120 110 240 120 330 128 390 160 420 190 440L130 436 150 470 90 446 60 490 40 450 0 470Z" fill="#3a3a32"/><path d="M70 0h50C140 120 110 240 120 330 128 390 160 420 190 440L140 424C90 380 70 200 70 0Z" fill="#77664c"/><path d="M96 60C160 30 220 30 300 20L310 34C230 48 180 60 104 110Z" fill="#3a3a32"/><path d="M0 470C90 440 170 470 210 510 250 540 250 570 290 600H0Z" fill="#0e3330"/><path d="M0 470C90 440 170 470 210 510 150 490 70 490 0 510Z" fill="#3f7a55"/><path d="M800 500C720 490 680 520 640 550 610 570 590 580 570 600H800Z" fill="#0e3330"/><path d="M800 500C720 490 680 520 640 550 700 530 750 526 800 530Z" fill="#3f7a55"/>';

/** A fern of five fronds, arching out of its foot. */
function frond(id: string, dark: string, light: string): string {
  let leaf = '';
  for (let step = 0; step < 9; step++) {
    const [x, y, size] = [6 + step * 9, -(step * 9) + step * step * 0.55, 17 - step * 1.5];
    leaf += `M${round(x)} ${round(y)}q${round(-size * 0.6)} ${round(-size * 0.6)} ${round(-size * 0.1)} ${round(-size * 1.2)}q${round(size * 0.7)} ${round(size * 0.5)} ${round(size * 0.5)} ${round(size)}ZM${round(x)} ${round(y)}q${round(size * 0.8)} ${round(size * 0.2)} ${round(size * 0.9)} ${round(size)}q${round(-size * 0.9)} 0 ${round(-size * 1.2)} ${round(-size * 0.6)}Z`;
  }
  const blade = (turn: string, fill: string) => `<path d="${leaf}M0 4Q46-48 88-38 48-42 4 6Z" transform="${turn}" fill="${fill}"/>`;
  return `<g id="${id}">${blade('rotate(-46)', dark)}${blade('scale(-1 1)rotate(-34)', dark)}${blade('rotate(10)', dark)}${blade('scale(-1 1)rotate(16)', light)}${blade('rotate(-16)', light)}</g>`;
}

/** Maidenhair along the lip of the falls. */
function hanging(): string {
  return [170, 216, 268, 318, 366, 552, 600, 646, 690].map((x, index) => stamp('f', x, 236 - (x > 500 ? 34 : 4) - (index % 2) * 8, 0.34 + (index % 3) * 0.06)).join('');
}

function ferns(): string {
  const near: [string, number, number, number][] = [
    ['g', 90, 250, 0.8], ['g', 720, 130, 0.8], ['g', 770, 330, 0.9], ['f', 742, 420, 0.6], ['f', 22, 480, 0.9], ['f', 120, 500, 1], ['g', 60, 570, 1.2], ['f', 200, 560, 1.15], ['f', 690, 550, 1], ['f', 780, 540, 1.2], ['g', 640, 606, 1.1], ['g', 150, 620, 1.3], ['f', 740, 626, 1.2],
  ];
  return near.map(([id, x, y, scale]) => stamp(id, x, y, scale)).join('');
}
