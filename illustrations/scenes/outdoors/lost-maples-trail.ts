import { foliage, juniper, leafMass, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Lost Maples in November: a canyon of red and gold bigtooth maples, a clear creek with stepping
 * stones, two walkers on the trail.
 */
export const scene: Scene = {
  name: 'lost-maples-trail',
  wholeUnits: true,
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="430" cy="150" r="190" fill="url(#glow)"/><path d="${ridge({ frame: CARD, y: 206, amplitude: 40, swells: 5, seed: 4 })}" fill="#bfb0d0"/>
      ${walls}${slopes}${rays}${banks}${creek}${maples}${trail}${walkers}${frame}${fallen()}`,
      mapleKinds + verticalGradient('sky', [0, '#5c9cc8'], [0.2, '#a9d0da'], [0.4, '#fdeec4']) +
        verticalGradient('water', [0, '#f2d9a4'], [0.3, '#86b8b4'], [1, '#25626f']) + juniper('juniper', '#3d5a50', '#6d8a62') +
        '<radialGradient id="glow"><stop offset="0" stop-color="#fff6d6"/><stop offset="1" stop-color="#fff0c0" stop-opacity="0"/></radialGradient>',
    ),
};

/** Limestone bluffs on both sides, banded, the right one in sun. */
const walls = `<path d="M0 24C60 20 96 40 150 44 214 50 236 84 280 112 318 136 348 190 364 300H0Z" fill="#8f86a6"/><path d="M0 24C60 20 96 40 150 44 214 50 236 84 280 112L284 138C236 110 206 82 146 74 96 66 50 54 0 60Z" fill="#d0bab8"/>
  <path d="M0 96C80 90 160 110 230 140L306 178 316 196C230 160 150 134 0 132ZM0 178C90 168 210 190 336 232L342 248C220 216 100 204 0 208Z" fill="#aea0b2"/><path d="M50 58l10 44-12 28ZM150 76l8 44-10 26ZM226 112l6 34-8 18ZM106 134l6 40-10 22ZM270 170l6 34-8 14ZM190 156l4 34-8 14Z" fill="#746b94"/>
  <path d="M800 4C740 8 700 16 650 42 604 66 574 110 544 136 510 166 488 224 476 300H800Z" fill="#c9a98c"/><path d="M800 4C740 8 700 16 650 42 604 66 574 110 544 136L540 164C590 124 624 100 664 78 710 56 750 50 800 48Z" fill="#fae8c2"/>
  <path d="M800 84C740 88 670 100 610 130L526 182 514 204C590 166 690 130 800 122ZM800 168C700 172 600 194 498 242L494 258C600 220 700 206 800 200Z" fill="#ecd0a4"/><path d="M740 56l-8 44 10 28ZM650 84l-8 40 12 26ZM586 128l-6 34 8 16ZM700 126l-8 40 12 22ZM620 176l-6 34 8 12Z" fill="#a57f6c"/>`;

const slopes = `${stamp('juniper', 44, 34, 0.6)}${stamp('juniper', 84, 42, 0.5)}${stamp('juniper', 200, 62, 0.5)}${stamp('juniper', 700, 30, 0.5)}${stamp('juniper', 754, 20, 0.4)}${stamp('juniper', 618, 74, 0.45)}
  <path d="M0 268H300Q420 320 520 272L800 262V350H0Z${foliage(120, 270, 130, 60, 11, 2)}${foliage(280, 278, 80, 44, 10, 5)}${foliage(700, 264, 140, 64, 11, 3)}${foliage(550, 280, 70, 42, 9, 6)}${foliage(410, 300, 90, 30, 10, 8)}" fill="#8c5a4a"/>
  <path d="${foliage(60, 250, 80, 44, 10, 7)}${foliage(250, 262, 60, 32, 9, 1)}${foliage(740, 242, 80, 46, 10, 5)}${foliage(566, 268, 46, 26, 9, 9)}" fill="#c2703a"/>
  <path d="${foliage(646, 254, 56, 30, 9, 2)}${foliage(400, 288, 50, 18, 8, 3)}" fill="#e8a83f"/>`;

const rays = '<path d="M470 120 180 420H300ZM470 120 380 430H470ZM470 120 590 430H700Z" fill="#fff0c0" opacity=".2"/>';

const banks = `<path d="M0 330C120 312 240 320 340 330 380 334 420 334 460 330 580 316 700 314 800 326V600H0Z" fill="#b98a4e"/><path d="M0 350C120 336 230 344 320 348 300 366 200 380 0 400Z" fill="#8f6a48"/><path d="M800 346C700 334 560 338 486 346 540 366 660 384 800 400Z" fill="#d9a55a"/>`;

/** The creek widens toward us over a pale bed, holding the maples' colors. */
const creek = `<path d="M396 332C430 328 456 330 460 338 468 356 410 362 400 380 388 404 520 420 560 460 600 504 560 560 600 610H150C190 560 160 500 230 456 290 420 330 410 340 384 348 362 372 340 396 332Z" fill="#e9d3a6"/>
  <path d="M404 334C432 330 448 332 452 338 458 354 398 362 390 382 380 406 500 424 540 464 576 506 536 560 570 610H186C222 560 190 506 254 462 310 426 346 412 354 386 360 364 380 342 404 334Z" fill="url(#water)"/>
  <path d="M354 386C346 412 310 426 254 462 226 482 216 506 214 530 270 486 340 450 372 420 380 408 372 396 354 386Z" fill="#a8402c" opacity=".55"/><path d="M390 382C380 406 500 424 540 464 556 484 558 504 556 524 510 480 430 450 404 424 388 408 384 396 390 382Z" fill="#f0b445" opacity=".6"/>
  <path d="M372 400h36M350 430h70M300 470h110M420 492h90M250 540h120M400 560h110M330 512h60M230 580h110" stroke="#f4fbf2" stroke-width="3.500" stroke-linecap="round" opacity=".7"/>`;

/** One maple: pale stems that fork low, tier on tier of leaves, the sun from the notch of the canyon. */
const maple = (id: string, tones: readonly [string, string, string, string], seed: number) => {
  const tiers = (...masses: readonly (readonly [number, number, number, number])[]) => masses.map(([x, y, rx, ry], index) => leafMass(x, y, rx, ry, 9, seed + index)).join('');
  return `<g id="${id}"><path d="${tiers([-58, -150, 62, 30], [60, -166, 62, 32], [-20, -212, 74, 38], [34, -252, 48, 30], [-4, -120, 54, 20])}" fill="${tones[0]}"/><path d="M-14 4C-6-24-8-50-16-74L-52-128-45-132-8-88 0-190H8L6-90 44-146 52-142 16-76C10-50 12-24 20 4Z" fill="#5b4048"/><path d="M8 4C8-40 6-70 6-90L44-146 52-142 16-76C10-50 12-24 20 4Z" fill="#b58f78"/>
  <path d="${tiers([-64, -160, 44, 16], [56, -178, 48, 19], [-26, -224, 54, 22], [36, -262, 36, 18], [6, -128, 36, 9])}" fill="${tones[1]}"/><path d="${tiers([70, -186, 30, 9], [-8, -234, 32, 10], [44, -268, 22, 9], [-48, -164, 22, 7])}" fill="${tones[2]}"/><path d="${tiers([76, -190, 14, 4], [4, -238, 15, 5], [48, -272, 11, 4])}" fill="${tones[3]}"/></g>`;
};

const mapleKinds =
  maple('red', ['#7f2430', '#b8342f', '#dd5a36', '#f58a4e'], 4) +
  maple('gold', ['#b86a22', '#e09a2e', '#f5c24a', '#fde48c'], 2) +
  maple('orange', ['#9a3f26', '#cf6128', '#f08c38', '#fbbb62'], 6);

/**
 * Trees on the left turn their bright side right, toward the notch; those on the right are
 * mirrored.
 */
const stand: readonly (readonly [string, number, number, number, 1 | -1])[] = [
  ['orange', 344, 350, 0.5, 1], ['gold', 500, 350, 0.46, -1], ['red', 552, 362, 0.58, -1], ['gold', 262, 376, 0.74, 1],
  ['gold', 626, 386, 0.76, -1], ['orange', 186, 404, 0.8, 1], ['red', 92, 444, 1.12, 1], ['orange', 728, 436, 1.08, -1],
];
const maples = stand
  .map(([id, x, y, size, side]) => `<use href="#${id}" transform="translate(${x} ${y}) scale(${round(size * side * 10) / 10} ${size})"/>`)
  .join('');

/** The footpath along the right bank, to the stepping stones. */
const trail = `<path d="M800 470C700 456 640 462 590 448 560 440 530 424 510 404L526 400C560 424 600 430 650 436 700 440 760 440 800 448Z" fill="#f3d9a0"/><path d="M800 470C700 456 640 462 590 448L600 446C660 456 720 450 800 462Z" fill="#b98a58"/>
  <path d="M268 476C276 464 306 462 318 470 324 480 306 488 290 488 276 488 266 484 268 476ZM344 484C354 472 384 472 394 480 398 490 380 496 366 496 352 496 342 492 344 484ZM424 474C434 464 460 464 470 472 474 480 456 486 442 486 430 486 422 482 424 474ZM498 464C506 454 530 454 540 462 542 470 528 476 514 476 502 476 496 472 498 464Z" fill="#7d6a72"/><path d="M268 474C276 462 306 460 318 468 306 478 280 478 268 474ZM344 482C354 470 384 470 394 478 380 486 356 486 344 482ZM424 472C434 462 460 462 470 470 456 477 434 477 424 472ZM498 462C506 452 530 452 540 460 528 467 506 466 498 462Z" fill="#f7e8c6"/>`;

const walkers = `<g transform="translate(640 450) scale(.92)"><path d="M0 0 90 12 84 20-8 4Z" fill="#8f6a48" opacity=".6"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M2-44 12-24 20-3M0-44-8-24-12-3" stroke="#2c3a5c" stroke-width="9"/><path d="M-16-54-28 0" stroke="#5a4038" stroke-width="2.400"/></g><path d="M-10-42C-12-60-12-78-2-82 10-82 13-68 10-42Z" fill="#2f7a86"/><path d="M-10-42C-12-60-12-78-2-82H2C-6-74-4-58-4-42Z" fill="#7fc0bc"/><path d="M6-80C18-82 24-70 22-56 20-48 12-46 8-48 10-60 10-70 6-80Z" fill="#e0a53f"/><path d="M-4-74-10-60-17-54" stroke="#7fc0bc" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-3" cy="-91" r="8.500" fill="#c98a62"/><path d="M-12-93C-12-104 6-104 6-92L6-86C2-90-6-92-12-93Z" fill="#b8342f"/><circle cx="-3" cy="-103" r="3" fill="#f7e8c6"/></g>
  <g transform="translate(692 456) scale(.98)"><path d="M0 0 80 10 74 18-8 4Z" fill="#8f6a48" opacity=".6"/><path d="M2-44 10-24 16-3M0-44-6-24-12-3" stroke="#4a3848" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-11-40C-13-60-12-78-2-82 10-82 14-66 11-40Z" fill="#8a2f52"/><path d="M-11-40C-13-60-12-78-2-82H2C-6-74-5-58-5-40Z" fill="#d9668a"/><path d="M6-80C18-82 24-70 22-56 20-48 12-46 8-48 10-60 10-70 6-80Z" fill="#3f5f86"/><path d="M-3-74-14-66-24-74" stroke="#d9668a" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-3" cy="-91" r="8.500" fill="#e0ad85"/><path d="M-12-94C-12-104 6-104 7-92L9-76C3-78 2-86 1-90-4-90-8-91-12-94Z" fill="#5a3426"/></g>`;

/** Close to us: a bough of bigtooth leaves, ferns, and mossy ledges. */
const frame = `<path d="M0 600V500C40 492 90 506 130 528 160 546 176 572 190 600Z" fill="#5f4a52"/><path d="M0 500C40 492 90 506 130 528 90 530 40 524 0 530Z" fill="#c9b08e"/><path d="M0 530C40 524 90 530 130 528 150 540 164 556 172 566 110 552 50 552 0 560Z" fill="#8c7270"/><path d="M20 502q20-16 44-6 16-6 30 10-36 8-74-4Z" fill="#7f9a52"/>
  <path d="M800 600V520C750 512 690 526 650 552 630 566 616 584 610 600Z" fill="#7d5f58"/><path d="M800 520C750 512 690 526 650 552 700 546 760 546 800 552Z" fill="#f0d5a4"/><path d="M700 528q20-16 44-8 20-8 34 4-40 10-78 4Z" fill="#94ab5a"/>
  <path d="M40 520c-14-30-32-42-50-46 20 14 32 30 36 50ZM46 520c-4-36 0-54 12-72 0 28 0 46-4 72ZM58 522c6-30 22-44 44-50-16 16-28 30-32 52Z" fill="#5f8250"/>`;

function fallen(): string {
  const roll = dice(15);
  const leaf = 'l3 6 6-3-2 6 6 4-7 2 0 6-6-4-6 4 0-6-7-2 6-4-2-6 6 3Z';
  return ['#dd5a36', '#f5c24a', '#b8342f']
    .map((color) => `<path d="${Array.from({ length: 9 }, () => `M${round(roll() * 800)} ${round(440 + roll() ** 0.6 * 150)}${leaf}`).join('')}" fill="${color}"/>`)
    .join('');
}
