import { juniper, litOak, smallPear, stamp, tuft } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A wood-sided station wagon with a red canoe on top follows a ranch road over the hills to a
 * cabin, late afternoon.
 */
export const scene: Scene = {
  name: 'first-weekend',
  draw: () => {
    const farthest = ridge({ frame: CARD, y: 236, amplitude: 50, swells: 5, seed: 12 });
    const far = ridge({ frame: CARD, y: 262, amplitude: 60, swells: 4, seed: 41 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="236" cy="186" r="190" fill="url(#glow)"/><circle cx="236" cy="186" r="84" fill="#fff1c4" opacity=".3"/><circle cx="236" cy="186" r="50" fill="#fff4d0"/>${clouds}<path d="${farthest}" fill="#c59aa6"/><path d="${far}" fill="#9b82a0"/>${cabinHill}${cabin}${middleHill}${nearHill}${trees()}${wagon}${foreground()}`,
      `${verticalGradient('sky', [0, '#5f93b5'], [0.2, '#a9bdb4'], [0.34, '#f4cf97'], [0.45, '#f2a66d'])}<radialGradient id="glow"><stop offset="0" stop-color="#fff0c0" stop-opacity=".9"/><stop offset="1" stop-color="#ffdf9f" stop-opacity="0"/></radialGradient>${litOak('oak', '#4d382e', '#34503f', '#587146', '#94974f')}${juniper('juniper', '#3a5a46', '#6d7f4a')}${smallPear()}${tuft('tuft', '#c79a45')}`,
    );
  },
};

const clouds =
  '<path d="M430 118q60-16 120-4t120 2q-70 16-130 10t-110-8ZM590 152q40-10 80-3t90 0q-60 13-100 9t-70-6ZM20 92q50-14 100-4t90 2q-60 14-110 9T20 92Z" fill="#ffe6bd" opacity=".7"/>';

const cabinHill =
  '<path d="M0 322C150 286 260 318 380 300 470 276 540 262 620 268 700 274 760 296 800 300V600H0Z" fill="#7f8a6c"/><path d="M566 274C556 290 520 296 534 308 546 318 500 330 470 340L482 346C530 336 572 322 556 308 544 298 574 290 576 274Z" fill="#ead2a6"/>';

const cabin =
  '<g transform="translate(604 276) scale(1.35)"><path d="M24-78h16v34H24Z" fill="#e6cfa6"/><path d="M33-78h7v34h-7Z" fill="#a88d75"/><path d="M-44 0v-30l30-26 30 26V0Z" fill="#e2b98a"/><path d="M16-30 16 0h38v-28Z" fill="#8b5b45"/><path d="M-50-28-14-60 26-60 62-26H20L-14-54-46-24Z" fill="#b65a3c"/><path d="M-14-60h40l36 34H20Z" fill="#8e4636"/><path d="M-24-22h16V0h-16Z" fill="#6a4030"/><path d="M26-20h9v10h-9ZM40-20h9v10h-9Z" fill="#ffd67f"/><path d="M-58 0H62v5H-58Z" fill="#5b4a42"/></g><path transform="translate(8 -22)" d="M634 192c-10-14 10-20 2-40 18 16-2 26 6 40Z" fill="#fff0d2" opacity=".6"/>';

const middleHill =
  '<path d="M0 372C120 336 240 352 360 348 500 340 640 318 800 344V600H0Z" fill="#8c9150"/><path d="M360 348C500 340 640 318 800 344V420C660 372 500 372 360 348Z" fill="#a39f55"/><path d="M462 341C424 352 396 360 440 370 500 380 600 380 640 402L690 402C650 374 540 368 490 360 470 356 476 350 492 340Z" fill="#8a7f84"/>';

/** The road swings around the near hill and comes wide past the viewer. */
const nearHill =
  '<path d="M0 420C140 386 330 394 480 388 620 384 720 376 800 388V600H0Z" fill="#b09a4c"/><path d="M0 420C140 386 330 394 480 388 380 410 160 414 0 452Z" fill="#d9bd62"/><path d="M0 484C160 452 330 448 470 438 600 430 690 420 664 404 655 399 642 396 632 393L686 390C748 396 812 412 806 452V560C640 556 500 566 400 580 300 590 100 600 0 600Z" fill="#6f6a74"/><path d="M0 484C160 452 330 448 470 438 600 430 690 420 664 404L674 406C706 424 606 438 474 448 330 458 160 464 0 498Z" fill="#f0d9a4"/><path d="M0 540C180 520 330 506 450 496 600 484 700 466 740 436" fill="none" stroke="#f6d98c" stroke-width="6" stroke-dasharray="46 28"/><path d="M0 600V588C200 582 420 560 560 552 660 546 740 544 800 544V558C640 558 420 580 300 592Z" fill="#f0d9a4"/>';

/** Oaks and junipers on the slopes, with their shadows away from the low sun. */
function trees(): string {
  const places: [string, number, number, number][] = [
    ['juniper', 500, 290, 0.36],
    ['juniper', 520, 286, 0.46],
    ['oak', 700, 290, 0.6],
    ['oak', 60, 366, 0.7],
    ['oak', 190, 362, 0.5],
    ['juniper', 290, 362, 0.5],
    ['juniper', 312, 364, 0.4],
    ['oak', 752, 372, 0.9],
    ['juniper', 590, 388, 0.62],
    ['juniper', 616, 386, 0.46],
  ];
  return places
    .map(([id, x, y, scale]) => `<ellipse cx="${x + 40 * scale}" cy="${y}" rx="${70 * scale}" ry="${6 * scale}" fill="#4c4a4a" opacity=".35"/>${stamp(id, x, y, scale)}`)
    .join('');
}

const wagon =
  '<g transform="translate(372 546)rotate(-4)scale(1.72)"><path d="M-112-2H170Q150 6 60 7H-90Z" fill="#453f4c" opacity=".55"/><path d="M-114-16V-44Q-114-51-106-51L62-52Q104-50 113-40L115-16Z" fill="#e9dcc0"/><path d="M62-52Q104-50 113-40L115-16H80Z" fill="#cdbb9c"/><path d="M-106-51-92-80Q-90-85-83-85H16Q25-85 32-78L60-51Z" fill="#f3e8cf"/><path d="M-95-54-85-78H-52V-54ZM-46-54V-79H-10V-54ZM-4-54V-79H14Q20-79 24-75L44-54Z" fill="#39506a"/><path d="M-90-66-85-78H-64L-74-54H-86ZM-36-54-26-79H-12L-22-54Z" fill="#f5c98b" opacity=".75"/><path d="M-112-45H66L78-25H-114Z" fill="#9a5a34"/><path d="M-112-45H66l3 5H-113Z" fill="#bf7a45"/><path d="M-50-45V-24M-8-45V-24M44-45V-24" stroke="#6f3f2a" stroke-width="2"/><path d="M-118-22H-96V-14H-118ZM92-22H119V-14H92Z" fill="#b7b9bb"/><path d="M-115-42h5v12h-5Z" fill="#d23f2c"/><circle cx="108" cy="-35" r="5" fill="#fff0bd"/><path d="M-94-14a28 28 0 0 1 54 0ZM42-14a28 28 0 0 1 54 0Z" fill="#33303a"/><circle cx="-67" cy="-13" r="18" fill="#24222b"/><circle cx="69" cy="-13" r="18" fill="#24222b"/><circle cx="-67" cy="-13" r="8" fill="#d8d2c4"/><circle cx="69" cy="-13" r="8" fill="#d8d2c4"/><path d="M-80-92h6v8h-6ZM10-92h6v8h-6Z" fill="#4b4650"/><path d="M-134-88Q-116-112-66-115H10Q60-112 78-88 40-95-28-95T-134-88Z" fill="#c8402c"/><path d="M-134-88Q-116-112-66-115H10Q36-113 54-106-10-108-60-104-110-100-134-88Z" fill="#e8653f"/><path d="M-79-114h5v26h-5ZM10-115h5v26h-5Z" fill="#3a3440"/></g>';

function foreground(): string {
  return `<path d="M0 600V592C220 592 420 574 600 562 690 558 760 558 800 560V600Z" fill="#80632f"/>${stamp('pear', 742, 584, 1.6)}${stamp('pear', 40, 506, 0.8)}${stamp('tuft', 660, 588, 1.3)}${stamp('tuft', 96, 500, 0.8)}${stamp('tuft', 540, 596, 1)}`;
}
