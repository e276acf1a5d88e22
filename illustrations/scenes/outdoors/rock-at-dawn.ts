import { juniper, litOak, smallPear, stamp } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Sunrise on the pink granite dome of Enchanted Rock, fog in the valley and one hiker on a ledge.
 */
export const scene: Scene = {
  name: 'rock-at-dawn',
  draw: () => {
    const farthest = ridge({ frame: CARD, y: 300, amplitude: 40, swells: 6, seed: 5 });
    const far = ridge({ frame: CARD, y: 326, amplitude: 44, swells: 5, seed: 33 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<path d="M120 46l2 4 4 1-4 2-2 4-1-4-4-2 4-1ZM250 30l1 3 4 1-4 1-1 3-1-3-4-1 4-1ZM690 60l2 3 3 1-3 1-2 4-1-4-3-1 3-1Z" fill="#f3dcea"/>${clouds}<circle cx="176" cy="290" r="270" fill="url(#glow)"/><circle cx="176" cy="290" r="92" fill="#fff0c2" opacity=".3"/><circle cx="176" cy="290" r="54" fill="#fff4d0"/><path d="${farthest}" fill="#b97c9a"/><path d="${far}" fill="#8b6593"/>${fog(344, '#f2c4b4', 0.75)}${dome}${fog(404, '#eec3bd', 0.9)}${trees()}${fog(440, '#d9b2c2', 0.95)}${slope}${hiker}${foreground}`,
      `${verticalGradient('sky', [0, '#2f3f7c'], [0.16, '#6a5f9e'], [0.3, '#c27b9b'], [0.42, '#f3a183'], [0.52, '#fdd49a'])}<radialGradient id="glow"><stop offset="0" stop-color="#fff0c0"/><stop offset="1" stop-color="#ffcf94" stop-opacity="0"/></radialGradient>${juniper('juniper', '#3c3f5c', '#6a5468')}${litOak('oak', '#3a2c40', '#383c58', '#574e66', '#a0706a')}${smallPear('pear', '#2c3d52', '#4a5b64', '#d2486a')}`,
    );
  },
};

const clouds =
  '<path d="M20 168q70-14 150-4t150 2q-80 16-160 10T20 168ZM330 116q70-18 130-6t140 2q-80 18-140 12t-130-8ZM250 214q50-10 100-2t90 0q-50 12-100 8t-90-6ZM540 176q60-12 110-4t130 0q-60 16-120 10t-120-6Z" fill="#ffc7a4" opacity=".75"/>';

/** A bank of valley fog with a scalloped upper edge. */
function fog(y: number, fill: string, opacity: number): string {
  return `<path d="M0 ${y}C60 ${y - 22} 120 ${y - 16} 170 ${y - 4} 220 ${y - 26} 300 ${y - 22} 340 ${y - 2} 400 ${y - 18} 470 ${y - 14} 520 ${y} 580 ${y - 20} 680 ${y - 20} 720 ${y - 4} 750 ${y - 12} 780 ${y - 12} 800 ${y - 8}V${y + 90}H0Z" fill="${fill}" opacity="${opacity}"/>`;
}

/** The dome, with the lit flank toward the sun and the sheets in which granite peels. */
const dome =
  '<path d="M232 420C258 356 300 318 352 280 392 228 440 170 510 148 570 130 630 140 680 176 730 214 770 280 800 300V470H220Z" fill="#a35f78"/><path d="M232 420C258 356 300 318 352 280 392 228 440 170 510 148 546 138 580 138 612 144 560 190 540 250 552 310 560 360 600 400 590 450H220Z" fill="#d98579"/><path d="M232 420C258 356 300 318 352 280 392 228 440 170 510 148 528 142 546 140 562 140 490 180 456 240 440 300 426 356 440 400 420 450H220Z" fill="#f2a98a"/><path d="M352 280C392 228 440 170 510 148 462 178 420 226 392 276 372 312 352 340 340 380 330 340 336 306 352 280Z" fill="#fbcaa0"/><path d="M316 372C366 296 436 246 548 226 458 256 396 306 346 376ZM392 404C424 336 486 290 600 268 512 300 452 344 418 408ZM470 214C506 184 556 170 606 168 552 184 516 200 486 224Z" fill="#c06f73"/><path d="M636 186C700 214 744 266 780 330 730 280 690 238 632 204ZM606 256C676 280 724 330 752 400 708 342 670 306 602 276ZM590 346C640 352 670 380 688 420 656 392 630 376 592 366Z" fill="#83496c"/><path d="M546 138l22-11 26 3 8 10ZM628 150l10-8 18 4 6 12ZM404 214l10-11 14 3 2 10Z" fill="#8f5068"/><path d="M546 138l22-11 6 10ZM404 214l10-11 4 8Z" fill="#f7bd97"/>';

function trees(): string {
  const places: [string, number, number, number][] = [
    ['juniper', 266, 428, 0.44],
    ['oak', 214, 436, 0.44],
    ['juniper', 412, 430, 0.6],
    ['juniper', 470, 430, 0.5],
    ['oak', 540, 436, 0.6],
    ['juniper', 606, 432, 0.7],
    ['oak', 690, 438, 0.66],
    ['juniper', 760, 432, 0.7],
    ['oak', 90, 436, 0.5],
    ['juniper', 150, 432, 0.5],
  ];
  return places.map(([id, x, y, scale]) => stamp(id, x, y, scale)).join('');
}

/** The granite ledge in front, lit where it turns to the sun, with a weather pit full of rain. */
const slope =
  '<path d="M0 452C70 436 150 432 226 446 310 462 372 500 452 520 560 546 690 548 800 536V600H0Z" fill="#8f5472"/><path d="M0 452C70 436 150 432 226 446 310 462 372 500 452 520 400 520 340 514 280 500 200 482 90 484 0 502Z" fill="#f6b292"/><path d="M0 452C70 436 150 432 226 446 262 453 294 464 324 476 240 456 100 452 0 474Z" fill="#ffd3a8"/><path d="M280 500C340 514 400 520 452 520 560 546 690 548 800 536V556C660 570 480 566 380 548 330 538 300 520 280 500Z" fill="#c0727c"/><path d="M0 544Q160 520 330 556T800 584V600H0Z" fill="#653f62"/><path d="M60 498q70-20 150-2 20 10-20 14-80 10-130-4-10-4 0-8Z" fill="#7a4a68"/><path d="M74 499q62-14 126 0 8 6-18 8-60 4-100-2-12-3-8-6Z" fill="#f9cfae"/><path d="M92 500q40-8 84-2-30 6-84 2Z" fill="#fff0d0"/><path d="M500 552q70-10 150 4-70 12-150-4ZM330 532q30-6 70 4-30 8-70-4Z" fill="#7a4a68"/>';

/** Toward the sun, with pack and stick; the light rims the left side. */
const hiker =
  '<g transform="translate(290 468)scale(2.1)"><path d="M-4 0 66 20 62 25 4 4Z" fill="#6f4262" opacity=".6"/><path d="M-12 0-9-24-8-38H8L7-22 12 0H4L0-22-5 0Z" fill="#2e2c4c"/><path d="M-12 0-9-24-8-38H-4L-5-20-8 0Z" fill="#8a5f78"/><path d="M-15 2-13-3-4-3-3 2ZM1 2 4-3 12-3 13 2Z" fill="#241f38"/><path d="M-9-36C-12-54-8-64 0-64 9-64 11-52 9-36Z" fill="#b4443f"/><path d="M-9-36C-12-54-8-64-2-64-6-54-6-44-5-36Z" fill="#f59a74"/><path d="M5-64C17-66 22-56 19-40 15-34 8-35 7-40Z" fill="#33506b"/><path d="M5-64C12-65 16-62 18-56L8-54Z" fill="#6d8aa0"/><path d="M7-66h11v5H7Z" fill="#d9a45a"/><path d="M-7-58C-12-50-15-46-22-44L-21-40C-12-40-8-46-4-52Z" fill="#d0574a"/><path d="M-24-58-27 2-24.500 2-22-58Z" fill="#4a3346"/><circle cx="-22.500" cy="-42" r="2.500" fill="#e0a080"/><circle cx="-1" cy="-71" r="7" fill="#b97458"/><path d="M-8-71a7 7 0 0 1 5-7v14a7 7 0 0 1-5-7Z" fill="#f0b488"/><path d="M-13-73Q-1-78 12-73L11-70Q-1-74-13-70ZM-8-74C-7-84 6-84 7-74Z" fill="#e9c79a"/><path d="M-13-73Q-9-75-7-75C-7-81-4-82-1-82L-3-73Q-9-72-13-70Z" fill="#ffe9bf"/></g>';

const foreground =
  `<path d="M560 566c-2-24-14-34-22-42 14 6 20 12 24 22 0-18-4-28-2-40 8 12 8 26 8 40 6-12 14-20 26-24-8 10-18 22-20 46Z" fill="#4a5b64"/>${stamp('pear', 690, 566, 1.5)}${stamp('pear', 752, 574, 1)}${stamp('pear', 30, 574, 1.2)}`;
