import { glow, place, pricklyPear, shadedOak, stamp, tuft } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * The granite dome of Enchanted Rock under the Milky Way; a small tent glows beside a rain pool
 * that holds the stars.
 */
export const scene: Scene = {
  name: 'enchanted-rock-stars',
  draw: () => {
    const far = ridge({ frame: CARD, y: 398, amplitude: 34, swells: 6, seed: 71 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${milkyWay}${stars()}<path d="M560 84 664 132 666 127Z" fill="#fff" opacity=".85"/><circle cx="665" cy="130" r="3" fill="#fff"/><path d="${far}" fill="#4a3f7c"/>${dome}${scrub}${slab}${pool()}<ellipse cx="556" cy="508" rx="190" ry="44" fill="url(#spill)"/>${tent}${camper}${plants}`,
      verticalGradient('sky', [0, '#070c33'], [0.3, '#16205c'], [0.5, '#33397f'], [0.62, '#7a5a94'], [0.7, '#d98a86']) +
        glow('spill', '#ffa54a', 0.85) +
        glow('halo', '#ffb45c', 0.5) +
        verticalGradient('canvas', [0, '#d9662e'], [0.6, '#ffab4a'], [1, '#ffd98a']) +
        shadedOak('oak', '#120f30', '#161338', '#221c4a', '#43346c', 1) +
        pricklyPear('pear', '#1b2044', '#2a2f5c', '#8a5f6a', '#c2506a') +
        tuft('tuft', '#1d1a44'),
    );
  },
};

/** Veils of light across the whole sky, the brightest inmost, with the dark rift between. */
const milkyWay =
  '<g transform="translate(270 196) rotate(-47)"><path d="M-520 60C-400 96-300 60-190 84S30 70 150 104 400 70 620 120V-110C480-60 380-120 250-92S40-70-80-96-300-50-520-60Z" fill="#7f7fd6" opacity=".2"/><path d="M-520 40C-390 60-300 30-170 56S60 30 170 64 420 30 620 70V-66C500-30 360-80 230-56S20-30-100-56-320-30-520-40Z" fill="#9a90e0" opacity=".26"/><path d="M-520 20C-400 34-300 8-160 30S80 8 190 34 430 10 620 36V-30C500-10 350-44 220-26S0-8-120-26-330-12-520-18Z" fill="#d6bdec" opacity=".34"/><path d="M-460 8C-360 16-260-4-150 12S60-4 180 14 360 4 470 10C380-10 300-16 210-10S20 0-110-10-340-6-460 8Z" fill="#ffe9dc" opacity=".6"/><path d="M-480 4C-380-8-300 22-180 6-140 0-110-12-60-4-10 4 30 22 90 14 150 4 210-14 290 0 230 6 180 30 110 30 50 32 10 14-50 12-110 10-140 26-220 24-320 20-400 18-480 4ZM-90-14C-40-34 10-24 60-36 20-14-30-6-90-14ZM240 20C300 10 360 20 420 34 350 40 290 36 240 20Z" fill="#141a52" opacity=".6"/></g>';

function stars(): string {
  const roll = dice(7);
  let faint = '';
  let bright = '';
  for (let index = 0; index < 300; index++) {
    const along = (roll() - 0.5) * 1100;
    const across = (roll() + roll() + roll() - 1.5) * 130;
    const inBand = index % 4 > 0;
    const x = inBand ? 270 + along * 0.68 + across * 0.73 : roll() * 800;
    const y = inBand ? 196 - along * 0.73 + across * 0.68 : roll() ** 1.3 * 380;
    if (x < 0 || x > 800 || y < 0 || y > 390) continue;
    const size = round(0.8 + roll() ** 2 * 2);
    const dot = `M${Math.round(x)} ${Math.round(y)}h${size}v${size}h-${size}Z`;
    if (index % 9) faint += dot;
    else
      bright += `M${Math.round(x)} ${round(y - size * 2)}l${round(size * 0.6)} ${round(size * 1.4)} ${round(size * 1.4)} ${round(size * 0.6)}-${round(size * 1.4)} ${round(size * 0.6)}-${round(size * 0.6)} ${round(size * 1.4)}-${round(size * 0.6)}-${round(size * 1.4)}-${round(size * 1.4)}-${round(size * 0.6)} ${round(size * 1.4)}-${round(size * 0.6)}Z`;
  }
  return `<path d="${faint}" fill="#dcd9ff" opacity=".85"/><path d="${bright}" fill="#fff8e4"/>`;
}

/** The last light lies along the west flank; sheets of granite peel in long curves. */
const dome =
  '<path d="M90 436C130 400 170 330 230 284 290 238 360 216 420 220 500 226 560 262 606 318 640 358 690 400 740 436Z" fill="#5b4079"/><path d="M90 436C130 400 170 330 230 284 290 238 360 216 420 220 372 232 322 262 284 312 250 356 236 400 228 436Z" fill="#9a6390"/><path d="M90 436C130 400 170 330 230 284 270 252 316 232 360 224 310 248 262 286 222 340 194 380 172 412 160 436Z" fill="#d98f96"/><path d="M420 220C500 226 560 262 606 318 640 358 690 400 740 436H560C556 380 520 290 420 220Z" fill="#3a2b62"/><path d="M300 436C306 372 340 310 396 266 372 316 352 372 350 436ZM392 436C396 386 416 342 446 308 438 350 430 392 432 436Z" fill="#47336c"/><path d="M330 262C366 242 400 234 436 240 400 244 364 256 336 280ZM270 330C290 304 312 288 340 278 316 300 294 324 280 352ZM450 262C484 280 512 308 530 344L520 340C502 308 478 284 450 262Z" fill="#b0759a" opacity=".7"/><path d="M580 330C616 366 646 398 668 430H652C634 398 610 362 580 330Z" fill="#54407c"/><path d="M404 222c2-14 20-16 26-4 10-4 18 2 18 8ZM352 230c4-10 16-8 20 0ZM602 322c0-12 16-14 22-2l6 14Z" fill="#3a2b62"/><path d="M404 222c2-14 14-16 20-10-6 2-10 6-12 10ZM352 230c4-10 12-10 16-6-6 0-8 4-10 6Z" fill="#d98f96"/>';

const scrub = `<path d="M0 426Q60 408 130 420T330 424 560 422 800 412V500H0Z" fill="#2a2356"/>${stamp('oak', 66, 446, 0.74)}${stamp('oak', 190, 440, 0.5)}${stamp('oak', 700, 444, 0.84)}${stamp('oak', 620, 436, 0.5)}${stamp('oak', 774, 452, 0.7)}${stamp('oak', 300, 438, 0.36)}<path d="M0 446Q120 430 260 440T560 438 800 440V520H0Z" fill="#1d1947"/>`;

const slab =
  '<path d="M0 600V496C100 470 220 462 360 462S660 470 800 492V600Z" fill="#3c2c62"/><path d="M0 496C100 470 220 462 360 462S660 470 800 492V504C660 484 520 476 380 476S120 484 0 514Z" fill="#6a4880"/><path d="M420 470C520 470 660 476 760 488 680 500 560 500 470 492S380 474 420 470Z" fill="#b8686c" opacity=".7"/><path d="M0 560C120 536 240 540 330 560S520 590 640 568 760 552 800 556V600H0Z" fill="#241c4a"/><path d="M0 560C120 536 240 540 330 560 250 552 120 550 0 574Z" fill="#54407c"/>';

/** The rain pool: sky colors, the dome's shadow, a few stars. */
function pool(): string {
  const roll = dice(16);
  let glints = '';
  for (let index = 0; index < 22; index++) {
    const angle = roll() * Math.PI * 2;
    const reach = Math.sqrt(roll()) * 0.86;
    glints += `M${Math.round(246 + Math.cos(angle) * 150 * reach)} ${Math.round(517 + Math.sin(angle) * 22 * reach)}h2.4v1.6h-2.4Z`;
  }
  return (
    '<path d="M74 518C90 494 170 486 250 486S420 494 424 516 340 550 250 550 58 544 74 518Z" fill="#1d1742"/><path d="M84 520C100 500 176 492 250 492S410 500 414 518 336 544 250 544 68 542 84 520Z" fill="#39408c"/><path d="M120 506C160 494 210 492 250 492S370 496 400 508C330 530 220 536 120 506Z" fill="#4f3a78"/><path d="M220 540C240 520 290 510 330 528 300 540 262 546 220 540Z" fill="#b9a4dc" opacity=".4"/><path d="M360 526q30-8 52-8-6 14-40 20-20-4-12-12Z" fill="#ffa54a" opacity=".65"/>' +
    `<path d="${glints}" fill="#fff"/>`
  );
}

/** Lamplight through the canvas, a reader's shadow on it. */
const tent =
  '<g transform="translate(566 510)"><circle cy="-44" r="170" fill="url(#halo)"/><path d="M-112 6C-40-2 40-2 118 6 40 14-40 14-112 6Z" fill="#1d1742"/><path d="M-96 4C-84-52-44-98-4-102 44-100 84-54 100 4Z" fill="url(#canvas)"/><path d="M-4-102C44-100 84-54 100 4H44C44-40 28-80-4-102Z" fill="#c2522c"/><path d="M-4-102C24-84 44-44 46 4H40C38-42 20-80-4-98-28-80-54-42-60 4H-66C-60-44-32-86-4-102Z" fill="#8f3626"/><path d="M-4-84C-24-66-38-34-42 4H-4Z" fill="#ffe9ac"/><path d="M-4-84C16-66 28-34 30 4H-4Z" fill="#ffc766"/><path d="M-5-86h2V4h-2Z" fill="#8f3626"/><path d="M52 4C52-8 56-22 64-26A8 8 0 1 1 76-26C82-20 86-8 88 4Z" fill="#7d2f28" opacity=".75"/><path d="M-96 4-132 12M100 4 134 12" stroke="#e8a26a" stroke-width="2"/></g>';

/** A camper on the rock, knees drawn up, face to the sky. */
const camper =
  '<g transform="translate(446 516)"><path d="M-34 4q34 8 70 0-36-6-70 0Z" fill="#1a1440"/><path d="M-26 2C-30-18-24-42-8-48L6-44 8-14 24-34C28-38 36-36 36-30L38 0 46 4H28L24-16 8 4Z" fill="#221a4c"/><path d="M-2-48 6-44 8-14 24-34C28-38 36-36 36-30L38 0 46 4H34L30-28 10-2C4-14 6-34-2-48Z" fill="#f09a56"/><path d="M-10-50-2-58 6-50 2-44Z" fill="#8f5a56"/><circle cx="-5" cy="-63" r="11" fill="#d98f66"/><path d="M2-73C-8-80-20-72-18-60-16-54-12-51-8-52-10-58-8-64-2-66 2-68 4-70 2-73Z" fill="#1a1440"/><path d="M-24-8-40 2-34 4-18-2Z" fill="#221a4c"/></g>';

const plants = `${stamp('pear', 44, 566, 0.9)}${stamp('tuft', 110, 562, 1.2)}${stamp('tuft', 700, 590, 1.4)}${place('pear', 748, 588, -1.1, 1.1)}${stamp('tuft', 660, 570, 0.9)}${stamp('tuft', 10, 590, 1.4)}${stamp('tuft', 380, 596, 1.1)}`;
