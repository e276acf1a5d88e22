import { foliage, juniper, liveOak, pricklyPear, stamp } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Morning on Enchanted Rock: three hikers climb the bald pink dome above a vernal pool and a
 * prickly pear.
 */
export const scene: Scene = {
  name: 'enchanted-rock-hike',
  draw: () => {
    const far = ridge({ frame: CARD, y: 300, amplitude: 44, swells: 6, seed: 8 });
    const middle = ridge({ frame: CARD, y: 332, amplitude: 40, swells: 5, seed: 21 });
    const near = ridge({ frame: CARD, y: 378, amplitude: 26, swells: 4, seed: 5 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="662" cy="196" r="150" fill="url(#glow)"/>
      <circle cx="662" cy="196" r="36" fill="#fff6dd"/>${clouds}
      <path d="${far}" fill="#c3aecb"/><path d="${middle}" fill="#9a93bb"/>${littleRock}
      <path d="${near}" fill="#7d93a0"/>${dome}${woods}${slab}${pool}${hikers}${foreground}`,
      verticalGradient('sky', [0, '#4f8fbe'], [0.3, '#a9cbd2'], [0.5, '#f6dcb4'], [0.62, '#fbe7c8']) +
        verticalGradient('water', [0, '#f3cfae'], [0.45, '#a9cbd2'], [1, '#3f7fae']) +
        '<radialGradient id="glow"><stop offset="0" stop-color="#fff3cf"/><stop offset="1" stop-color="#fff0c9" stop-opacity="0"/></radialGradient>' +
        liveOak('oak', '#3d3a3c', '#4c6b55') + juniper('juniper', '#35564c', '#5d8163') + pricklyPear(),
    );
  },
};

const clouds =
  '<path d="M60 128q60-16 110-4t120 0q-50 16-120 12T60 128ZM420 84q50-12 90-2t90 2q-50 12-96 9T420 84ZM130 160q40-8 70-2t60 2q-40 9-70 7T130 160Z" fill="#fff3df" opacity=".7"/>';

/** The smaller dome behind, in shade. */
const littleRock = `<path d="M-10 400C20 300 70 258 124 256 186 256 230 320 262 400Z" fill="#b98a9c"/>
  <path d="M124 256C186 256 230 320 262 400H196C190 330 160 280 124 256Z" fill="#d6a4a4"/>
  <path d="M10 350C40 300 80 282 112 280 84 300 60 330 44 372Z" fill="#a47790"/>`;

/** The great dome: shade on the left, sheets of granite peeling off the sunlit right. */
const domeOutline = 'M92 480C150 330 262 176 404 158 540 146 640 262 726 330 770 364 800 372 810 374V490H92Z';
const dome = `<clipPath id="dome"><path d="${domeOutline}"/></clipPath><g clip-path="url(#dome)">
  <path d="M80 140H820V500H80Z" fill="#d79484"/>
  <path d="M80 500V140H420C350 190 300 268 286 330 270 396 250 440 236 490Z" fill="#a96a7c"/>
  <path d="M404 150C350 196 300 268 286 330 340 260 410 200 500 150Z" fill="#c27f80"/>
  <path d="M470 140C492 220 516 236 540 260 600 330 700 400 820 430V140Z" fill="#efb795"/>
  <path d="M470 150C500 200 620 290 760 366L820 380V140Z" fill="#fbd5ac"/>
  <path d="M296 306C350 262 420 244 492 258 430 260 362 284 296 306ZM256 404C340 334 470 312 590 338 480 332 360 356 256 404ZM420 214C450 198 486 200 512 216 480 212 450 212 420 214Z" fill="#b87379"/>
  <path d="M296 306C362 284 430 260 492 258 430 274 362 298 296 306ZM256 404C360 356 480 332 590 338 490 346 370 374 256 404ZM420 214C450 212 480 212 512 216 480 218 450 219 420 214Z" fill="#f4c3a0"/>
  <path d="M150 430C180 360 220 300 272 252 232 320 206 380 190 450Z" fill="#94597a"/>
  <path d="M560 306C620 348 700 388 810 406V420C690 404 610 356 560 306Z" fill="#cf8f82"/></g>
  <path d="M600 250l8-22 18-8 14 12 4 22ZM368 166l5-16 14-5 10 12ZM516 188l5-10 9-1 7 13Z" fill="#a96a7c"/>
  <path d="M624 221l16 11 4 22h-24ZM386 146l11 12-14 4ZM529 177l8 12-9-2Z" fill="#fbd5ac"/>`;

const woods = `<path d="${foliage(96, 440, 60, 34, 9, 2)}${foliage(20, 436, 70, 40, 9, 4)}${foliage(772, 408, 70, 34, 9, 5)}" fill="#4c6b55"/>
  <path d="${foliage(110, 430, 34, 18, 7, 2)}${foliage(34, 420, 40, 20, 8, 3)}${foliage(786, 398, 44, 18, 8, 8)}" fill="#75936a"/>
  ${stamp('juniper', 168, 452, 0.9)}${stamp('juniper', 700, 408, 0.7)}${stamp('juniper', 726, 418, 0.9)}${stamp('oak', 660, 398, 0.5)}
  ${stamp('juniper', 196, 456, 0.6)}`;

/** The shoulder of rock the hikers walk on. */
const slab = `<path d="M-10 462C120 430 240 436 360 424 500 410 640 408 810 424V610H-10Z" fill="#cd8a7c"/>
  <path d="M360 424C500 410 640 408 810 424V470C660 440 500 446 330 462 250 470 140 470 60 486 160 440 260 434 360 424Z" fill="#f4c09a"/>
  <path d="M-10 500C60 480 200 476 330 470 250 490 120 500-10 540Z" fill="#a96a7c"/>
  <path d="M560 470C660 452 740 456 810 470V484C720 468 640 470 560 470Z" fill="#b97779"/>`;

/** Rainwater in a hollow of the granite, rimmed with quillwort and sedge. */
const pool = `<path d="M130 532C150 496 280 484 400 488 520 492 580 512 566 536 550 566 420 578 310 574 200 570 116 560 130 532Z" fill="#8e5a68"/>
  <path d="M142 536C160 504 280 494 400 498 510 500 566 518 554 538 540 562 420 572 312 568 210 564 130 558 142 536Z" fill="url(#water)"/>
  <path d="M236 499C290 516 330 534 372 538 430 532 470 514 506 506 470 500 430 498 400 498 340 496 286 496 236 499Z" fill="#d79484" opacity=".75"/>
  <path d="M190 540h90M250 552h120M420 546h70M330 534h44" stroke="#fff3df" stroke-width="3" stroke-linecap="round" opacity=".75"/>
  <path d="M132 540c-6-22-14-32-22-38 4 12 6 26 6 40ZM146 534c0-24-4-36-10-46-2 16-2 30 0 50ZM156 526c6-20 14-30 24-36-6 14-10 26-12 40ZM548 548c0-22 4-34 12-44 0 16 0 30-4 48ZM560 546c6-18 14-28 24-34-4 14-8 24-14 38ZM540 552c-4-18-10-26-16-30 0 12 2 22 6 34Z" fill="#5f7d4f"/>`;

const walker = (x: number, y: number, size: number, shirt: string, trousers: string, pack: string, hat: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-60 0q30-9 62-4t20 5q-40 5-82-1Z" fill="#a96a7c"/>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-2-46-8-24-20-3h7" stroke="#2e2c46" stroke-width="9"/>
  <path d="M0-46 12-26 10-3h8" stroke="${trousers}" stroke-width="9"/><path d="M22-52 31 0" stroke="#4a3340" stroke-width="2.4"/></g>
  <path d="M-9-44C-12-62-10-78 0-82 10-82 13-70 11-58L9-42Z" fill="${shirt}"/>
  <path d="M-8-82C-22-84-28-70-26-56-24-48-14-46-9-48-12-60-12-72-6-80Z" fill="${pack}"/>
  <path d="M2-74 10-58 21-52" stroke="#b9724e" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="5" cy="-90" r="8" fill="#c88158"/><path d="M-7-93C-3-95-4-103 4-104 12-105 13-97 18-93 10-91 0-91-7-93Z" fill="${hat}"/></g>`;

const hikers =
  walker(408, 470, 1.7, '#3a56a8', '#5a4a52', '#d9532c', '#f3e2c0') +
  walker(548, 452, 1.5, '#e9b04a', '#3c4a6e', '#2f5a55', '#7a3f35') +
  walker(292, 478, 1.4, '#c2453f', '#44506a', '#46648c', '#f3e2c0');

const foreground = `<path d="M-10 610V570C80 552 150 574 220 590L260 610ZM810 610V520C740 524 660 552 600 580L560 610Z" fill="#8e5a68"/>
  <path d="M810 520C740 524 660 552 600 580 670 568 740 556 810 560Z" fill="#d79484"/>
  ${stamp('pear', 690, 572, 1.35)}${stamp('pear', 70, 590, 0.85)}
  <path d="M596 596c-6-26-16-36-26-42 6 14 8 26 10 44ZM612 596c-2-28 0-40 6-52 4 18 4 34 2 54ZM770 596c4-28 12-40 22-48-2 18-6 32-12 50Z" fill="#b9a35e"/>`;
