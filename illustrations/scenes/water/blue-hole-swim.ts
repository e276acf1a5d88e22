import { leafMass, place, riverCypress, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A swimmer flies out on the rope swing from a great bald cypress over the emerald pool of
 * Wimberley's Blue Hole.
 */
export const scene: Scene = {
  name: 'blue-hole-swim',
  wholeUnits: true,
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${wood()}<path d="M0 330C160 318 300 312 420 312S680 320 800 338V600H0Z" fill="url(#pool)"/>${farBank}${place('cypress', 420, 318, -0.8, 0.82)}${stamp('cypress', 566, 326, 0.95)}${place('cypress', 720, 346, -1.2, 1.22)}${shafts}${pool()}${heads}${swinger}${greatCypress}${slab}`,
      verticalGradient('sky', [0, '#f6f3b4'], [0.5, '#cfe59a']) +
        verticalGradient('pool', [0, '#a5dc8c'], [0.2, '#3fb587'], [0.55, '#128070'], [1, '#07474f']) +
        '<linearGradient id="shaft" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffbd0" stop-opacity=".75"/><stop offset="1" stop-color="#fffbd0" stop-opacity="0"/></linearGradient>' +
        `<path id="leaves" d="${leafMass(0, 0, 100, 40, 13, 6)}"/>` +
        riverCypress('cypress', '#54443a', '#a58a62', '#1f5a44', '#3f8450', '#93c255'),
    ),
};

function leaves(fill: string, ...masses: [x: number, y: number, width: number, height: number][]): string {
  return `<g fill="${fill}">${masses.map(([x, y, width, height]) => place('leaves', x, y, width / 100, height / 40)).join('')}</g>`;
}

/** The woods behind, from hazy lime to deep green. */
function wood(): string {
  return (
    leaves('#a9d080', [420, 200, 220, 90], [700, 190, -200, 110], [180, 190, 200, 110]) +
    leaves('#6fae68', [300, 260, 150, 56], [560, 262, -150, 50], [780, 250, 140, 80], [80, 240, 160, 90]) +
    leaves('#3f8558', [420, 296, 130, 24], [660, 294, 140, 34], [240, 292, -120, 34]) +
    leaves('#2b6a4c', [30, 40, 220, 90], [300, 0, 200, 50], [640, -6, -220, 54])
  );
}

const farBank =
  '<path d="M200 330C300 312 600 310 800 336V366C760 348 620 336 420 330 320 328 260 332 200 340Z" fill="#7d6a44"/><path d="M230 334C330 326 520 326 640 340 700 346 760 356 800 368V376C740 360 640 348 520 342 400 338 300 338 230 340Z" fill="#e0cf98"/>';

const shafts = '<path d="M560 0H640L330 420H190ZM680 0H720L470 440H400ZM770 0H800V40L600 460H530Z" fill="url(#shaft)"/>';

/** Light and reflections on the pool: trunks, sky, rings around the swimmers. */
function pool(): string {
  const roll = dice(12);
  let light = '';
  for (let index = 0; index < 34; index++) {
    const depth = roll() ** 1.2;
    const y = Math.round(356 + depth * 210);
    const width = Math.round(24 + depth * 70 + roll() * 40);
    light += `M${Math.round(160 + roll() * 640 - width / 2)} ${y}q${round(width / 2)}-${round(3 + depth * 5)} ${width} 0-${round(width / 2)} ${round(1 + depth * 2)}-${width} 0Z`;
  }
  return `<path d="M396 342q24-6 52 0l-10 12 6 10-8 10 6 12-10 12 4 12-14 16-12-16 4-14-8-10 4-12-6-10ZM536 350q30-6 62 0l-10 14 8 12-10 12 8 14-12 14 6 14-18 20-16-20 6-14-10-14 6-12-8-14ZM680 370q40-8 80 0l-14 18 10 14-12 14 10 18-14 16 6 18-22 22-20-22 6-16-12-18 8-16-10-14Z" fill="#0a4f4c" opacity=".5"/><path d="M190 400q70-24 170-14t150-4q-40 30-130 34t-190-16ZM330 470q80-18 160-6t130-4q-60 26-150 24t-140-14Z" fill="#d9f4a0" opacity=".35"/><path d="${light}" fill="#e4fbc8" opacity=".75"/>`;
}

const heads =
  '<g><ellipse cx="316" cy="432" rx="44" ry="10" fill="#d9f7cf" opacity=".6"/><ellipse cx="316" cy="432" rx="28" ry="6" fill="#0f6f66"/><path d="M296 432c2-14 8-18 18-18s18 6 20 18Z" fill="#c98a5e"/><circle cx="316" cy="404" r="13" fill="#c98a5e"/><path d="M302 404c-2-20 30-20 28 0-8-8-18-8-28 0Z" fill="#33211f"/><path d="M298 426 276 396l8-5 22 26Z" fill="#c98a5e"/><ellipse cx="690" cy="466" rx="50" ry="11" fill="#d9f7cf" opacity=".6"/><ellipse cx="690" cy="466" rx="32" ry="7" fill="#0b5f5c"/><path d="M668 466c2-14 10-19 22-19s20 7 22 19Z" fill="#f0c59b"/><circle cx="688" cy="436" r="14" fill="#f0c59b"/><path d="M673 438c-4-24 34-24 31-2 2 8 0 12-2 14-2-8-2-12-6-14-8 0-16 0-23 2Z" fill="#a5532c"/></g>';

/** Rope and swimmer, drawn hanging straight down from the limb and then swung out. */
const swinger =
  '<g transform="translate(392 96) rotate(-31)"><path d="M-2-8h4V262h-4Z" fill="#f3dfa8"/><path d="M-8 256h16v12H-8Z" fill="#c9a86a"/><path d="M-9 200C-14 176-10 160-4 150L4 153C0 164-2 178 2 198Z" fill="#a8683f"/><path d="M14 204C16 182 12 166 3 156L-3 161C4 170 6 186 3 202Z" fill="#c98a5a"/><circle cx="0" cy="154" r="7" fill="#c98a5a"/><circle cx="12" cy="188" r="13" fill="#c98a5a"/><path d="M0 184C-2 168 24 166 26 180 20 178 14 180 12 186 8 192 4 194 1 194Z" fill="#2b1c1c"/><path d="M-14 200C-6 194 14 196 19 204 20 222 17 236 14 250H-14C-17 232-18 214-14 200Z" fill="#c98a5a"/><path d="M-14 200C-10 197-6 196-2 197-8 216-8 234-4 250H-14C-17 232-18 214-14 200Z" fill="#a8683f"/><path d="M-15 246H15L22 252 50 250C56 254 56 266 50 270L10 278C-8 280-18 268-15 246Z" fill="#e4472e"/><path d="M-14 258C-8 274 10 276 50 262 54 266 52 269 50 270L10 278C-6 280-14 272-14 258Z" fill="#b02f28"/><path d="M46 251C56 249 62 256 58 264L46 304 58 314C60 318 56 320 52 319L34 310 44 268Z" fill="#c98a5a"/><path d="M36 256C46 254 52 262 48 270L32 306 42 318C44 322 40 324 36 322L20 312 32 272Z" fill="#a8683f"/></g>';

/** The old cypress: fluted bole, roots down into the pool, the limb that carries the rope. */
const greatCypress = `<path d="M-20 500C60 476 200 470 320 490 300 520 220 546 100 548L-20 544Z" fill="#07424a" opacity=".55"/><path d="M-20 470C20 430 44 380 50 300L44-20H176L168 60C230 78 320 92 470 66L474 78C330 116 240 112 166 104L172 300C180 380 216 440 290 486 262 488 244 484 228 490 242 498 248 510 244 518 222 506 204 500 188 504 194 514 190 526 180 530 160 514 134 506 112 510 102 520 82 528 62 526 50 516 10 510-20 522Z" fill="#4a3730"/><path d="M130-20H176L168 60C230 78 320 92 470 66L471 70C330 104 240 98 160 86L160 300C168 380 210 444 290 486 262 488 244 484 228 490 180 464 140 400 140 300Z" fill="#b08a5a"/><path d="M146-20H160L152 300C160 380 190 440 228 488 170 440 142 380 142 300ZM72-20H84L92 300C86 400 60 470 30 516 44 450 64 380 66 300ZM110-20h8l2 320C118 400 116 470 112 510 98 470 104 400 104 300Z" fill="#6b4f40"/><path d="M60 150h90v9H60ZM60 200h90v9H60ZM60 250h90v9H60ZM60 300h92v9H60ZM56 350h98v9H56ZM52 400h108v9H52Z" fill="#d9b478"/><path d="M383 82q9-5 18-3v5q-9-2-18 2ZM383 89q9-5 18-3v5q-9-2-18 2ZM383 96q9-5 18-3v5q-9-2-18 2ZM383 103q9-5 18-3v4q-9-2-18 2Z" fill="#f3dfa8"/><path d="M300 508c2-22 8-34 16-38 8 8 12 22 14 38ZM342 506c2-12 5-18 9-21 5 5 7 12 8 21Z" fill="#4a3730"/><path d="M316 470c8 8 12 22 14 38h-10c0-16-2-28-4-38Z" fill="#b08a5a"/>${leaves('#1c4a3c', [40, 0, 170, 56], [330, 36, 120, 30], [470, 60, -70, 26])}${leaves('#35784a', [60, -14, 130, 40], [350, 22, 80, 18], [486, 50, 40, 14])}${leaves('#8fbf52', [368, 14, 44, 9], [120, 0, 60, 14])}`;

/** The limestone slab in front, with a towel and a pair of sandals left behind. */
const slab =
  '<path d="M0 600V540C60 526 120 540 180 536S300 548 340 560 380 584 400 600Z" fill="#8a7a5c"/><path d="M0 540C60 526 120 540 180 536S300 548 340 560C280 566 220 560 150 562S40 560 0 566Z" fill="#e4d09a"/><path d="M150 545 230 543 256 556 168 559Z" fill="#e8573a"/><path d="M168 544l12 0 20 14-12 .5ZM200 544l10 0 22 13-12 .5Z" fill="#fff1d6"/><path d="M282 554q12-6 22-1l-6 4q-10 2-16-3ZM300 560q12-6 22-1l-6 4q-10 2-16-3Z" fill="#2f4a6a"/><path d="M800 600V556C740 560 690 576 640 600Z" fill="#12483f"/><path d="M800 556C740 560 690 576 640 600H664C710 582 760 572 800 570Z" fill="#3f8a54"/>';
