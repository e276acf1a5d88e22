import { juniper, litOak, smallPear, stamp, tuft } from '../../motifs.ts';
import { backdrop, CARD, poster, type Scene, verticalGradient } from '../../poster.ts';

/** A motorcycle leans into a hairpin of RM 337, high above limestone canyons under a big sky. */
export const scene: Scene = {
  name: 'twisted-sisters',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${clouds}<g transform="translate(0-52)">${mesas}${canyon}${scrub()}${cut}${road}${posts()}${hillside}${motorcycle}${bank}</g>${foreground}`,
      `${verticalGradient('sky', [0, '#2f78b4'], [0.3, '#7cb8d6'], [0.5, '#d9ecdf'])}${juniper('juniper', '#3c5f48', '#5f8052')}${litOak('oak', '#4d3c30', '#35573f', '#557a45', '#8fa252')}${smallPear()}${tuft('tuft', '#c2a552')}`,
    ),
};

const clouds =
  '<path d="M250 196q10-9 18-1 8-9 19 0-12-3-18 4-7-7-19-3ZM306 172q7-6 12-1 6-6 13 0-8-2-12 3-5-5-13-2Z" fill="#34506e"/><path d="M330 208c-8-26 20-42 42-32 6-34 54-46 74-20 14-30 64-34 80-4 26-18 62-2 62 26 26-4 42 12 40 30Z" fill="#e3eef0"/><path d="M372 176c6-34 54-46 74-20 14-30 64-34 80-4 26-18 62-2 62 26-30-8-44 4-52 16-24-14-50-10-62 4-30-16-56-10-70 6-12-14-22-20-32-28Z" fill="#fffdf2"/><path d="M40 146c-4-16 14-26 28-18 6-20 38-24 48-6 14-14 40-8 42 10 18-2 26 6 26 14Z" fill="#e3eef0"/><path d="M68 128c6-20 38-24 48-6 14-14 40-8 42 10-22-4-30 0-40 8-16-10-34-8-50-12ZM230 92c4-14 28-18 38-6 12-12 36-8 40 6 16-4 28 4 30 14H210c0-10 10-16 20-14Z" fill="#fffdf2"/><path d="M180 262q80-14 160 0-80 8-160 0ZM560 248q90-12 180 2-90 8-180-2Z" fill="#fffdf2" opacity=".8"/>';

/** Flat-topped divides, paler with distance. */
const mesas =
  '<path d="M0 292H90L130 276H260L300 296 420 300 450 282H610L650 298H800V420H0Z" fill="#b3bfd8"/><path d="M0 316 60 312 100 330H210L250 310H370L420 334 560 336 600 314H720L760 326H800V440H0Z" fill="#8fa3c2"/><path d="M0 348H120L180 362 280 366 330 344H470L540 370 640 372 690 350H800V470H0Z" fill="#7597a0"/>';

/** The canyon below: banded rims, green floors and the thread of a river. */
const canyon =
  '<path d="M0 376 110 372 170 392 200 420 300 436 390 420 420 390 520 384 600 400H800V600H0Z" fill="#6b9474"/><path d="M0 376 110 372 170 392 184 406 130 398 0 394ZM420 390 520 384 600 400 560 402 430 400 404 408Z" fill="#efe3c4"/><path d="M0 404 130 408 192 424 176 424 0 414ZM404 418 440 410 560 412 440 418Z" fill="#cdbb98"/><path d="M0 430C100 420 220 440 330 450 260 470 160 480 110 520H0Z" fill="#84a962"/><path d="M330 442C290 452 300 460 262 464 214 470 220 482 170 488 120 494 90 506 60 530L40 526C70 500 110 488 160 482 200 476 204 466 250 460 286 456 280 448 320 440Z" fill="#bfe3e2"/>';

function scrub(): string {
  const places: [number, number, number][] = [
    [30, 374, 0.22], [64, 376, 0.18], [98, 374, 0.24], [130, 384, 0.18], [440, 388, 0.2], [476, 386, 0.24], [510, 386, 0.18], [350, 346, 0.14], [390, 346, 0.16], [440, 346, 0.14],
    [30, 440, 0.3], [80, 452, 0.34], [140, 446, 0.28], [190, 462, 0.34], [250, 448, 0.24], [20, 490, 0.44], [300, 444, 0.22], [120, 474, 0.36],
  ];
  return places.map(([x, y, scale]) => stamp('juniper', x, y, scale)).join('');
}

/** The shoulder of the hill at the right, blasted through for the road: strata in the sun. */
const cut =
  '<path d="M800 190C740 196 700 222 672 262L650 270 632 312 606 322 596 362 560 380C470 392 360 402 300 430 240 458 200 500 240 530L280 600H800Z" fill="#a8a055"/><path d="M800 190C740 196 700 222 672 262L650 270 632 312 606 322 596 384 800 420Z" fill="#dcc49a"/><path d="M672 262 650 270 632 312 606 322 596 384 622 386 634 330 660 318 676 282 800 262V246Z" fill="#f8ebcf"/><path d="M676 282 800 262V280L690 298ZM660 318 800 302V318L650 336ZM634 348 800 340V356L630 366Z" fill="#b3977c"/><path d="M690 298 800 280V285L700 303ZM650 336 800 318V323L648 341Z" fill="#8a7268"/><path d="M800 190C740 196 700 222 672 262L720 246 800 236Z" fill="#7f8f4c"/><path d="M720 302l-6 34 8 0 6-35ZM760 262l-8 40 8-1 8-40ZM690 342l-4 22 8 0 3-22Z" fill="#b3977c"/>';

const road =
  '<path d="M800 388C720 380 640 378 590 384 480 398 370 408 306 436 250 462 256 494 330 508 440 530 640 536 800 560V600H600C460 580 300 570 226 530 160 490 210 440 290 414 380 386 560 360 800 366Z" fill="#d6bf8e"/><path d="M800 384C720 376 640 374 590 380 480 394 366 404 300 434 240 464 250 500 330 514 440 534 640 540 800 568V600H700C500 574 320 566 240 530 176 492 222 444 296 418 386 390 560 364 800 370Z" fill="#5f6070"/><path d="M800 384C720 376 640 374 590 380 480 394 366 404 300 434L294 430C366 400 480 390 590 377 640 372 720 373 800 381ZM330 514C440 534 640 540 800 568V575C640 546 440 540 326 518 262 504 236 470 280 444 252 470 262 500 330 514Z" fill="#8d8a94"/><path d="M800 377C640 366 400 392 298 426 216 456 196 504 290 534 400 562 600 558 780 592" fill="none" stroke="#ffd76a" stroke-width="3.4"/>';

/** Guard posts on the outside of the bend, each with its white cap. */
function posts(): string {
  const places: [number, number, number][] = [
    [470, 386, 0.5], [410, 394, 0.56], [352, 404, 0.64], [298, 418, 0.74], [250, 436, 0.86], [212, 460, 1], [190, 492, 1.16], [208, 528, 1.34], [256, 560, 1.5],
  ];
  return places
    .map(([x, y, scale]) => `<g transform="translate(${x} ${y})scale(${scale})"><path d="M-4 0V-26H4V0Z" fill="#6d5444"/><path d="M1-26H4V0H1Z" fill="#b08c66"/><path d="M-4-30H4V-21H-4Z" fill="#fdf6e0"/></g>`)
    .join('');
}

const hillside =
  `<path d="M300 452C360 430 470 402 590 398 560 412 430 430 360 462 330 476 304 474 300 452Z" fill="#c2b862"/><path d="M590 478C660 470 740 480 800 490V524C720 512 640 506 560 500Z" fill="#8c8a48"/><path d="M600 470l20-9 34 2 12 9-24 6h-32Z" fill="#f3e6c6"/><path d="M600 470l30 2 36 0-24 6h-32Z" fill="#a58c74"/>${stamp('oak', 726, 214, 0.62)}${stamp('juniper', 776, 200, 0.6)}${stamp('juniper', 668, 268, 0.4)}${stamp('juniper', 356, 470, 0.6)}${stamp('juniper', 384, 458, 0.46)}${stamp('juniper', 640, 430, 0.7)}${stamp('oak', 708, 470, 0.8)}${stamp('tuft', 560, 470, 0.8)}${stamp('tuft', 380, 480, 0.7)}${stamp('tuft', 610, 500, 0.9)}`;

/** Rider and machine, heading left and laid into the turn. */
const motorcycle =
  '<g transform="translate(520 550)"><path d="M-84 2Q0-10 110 4 60 16-40 14Z" fill="#3a3846" opacity=".6"/><g transform="rotate(4)scale(-1.08 1.08)"><circle cx="-48" cy="-26" r="26" fill="#262530"/><circle cx="50" cy="-26" r="26" fill="#262530"/><circle cx="-48" cy="-26" r="16" fill="#a9adb5"/><circle cx="50" cy="-26" r="16" fill="#a9adb5"/><circle cx="-48" cy="-26" r="12" fill="#4a4a58"/><circle cx="50" cy="-26" r="12" fill="#4a4a58"/><path d="M46-26 30-78 37-80 55-27Z" fill="#d5d8dc"/><path d="M-52-30-10-42 6-20-44-22Z" fill="#33323e"/><path d="M-20-52H22L28-22-14-18Z" fill="#4c4b59"/><path d="M-14-46H16V-41H-14ZM-12-37H18V-32H-12ZM-10-28H19V-23H-10Z" fill="#8d919c"/><path d="M-74-28-4-20 12-20 12-13-6-13-74-20Z" fill="#c3c7cc"/><path d="M-82-46C-76-60-50-62-30-52L-24-44C-44-54-66-52-76-42Z" fill="#c23a2c"/><path d="M26-44C32-58 62-62 76-44 62-54 40-52 26-44Z" fill="#c23a2c"/><path d="M-22-54C-14-74 18-82 34-70L26-50Z" fill="#c23a2c"/><path d="M-10-62C0-74 20-78 34-70L31-63C18-70 4-68-10-62Z" fill="#f0774a"/><path d="M-64-56C-56-66-40-60-20-60L-16-52C-34-48-50-50-62-52Z" fill="#2f2a32"/><path d="M30-82C40-88 48-82 47-74 46-66 38-66 32-70Z" fill="#3a3944"/><circle cx="44" cy="-76" r="6" fill="#fff1bd"/><path d="M36-80 22-98 16-96 28-78Z" fill="#2f2e39"/><path d="M-44-60C-40-68-20-68-8-66L16-42 12-18 26-14 26-8H2L0-36-20-52-42-52Z" fill="#2f4468"/><path d="M-44-60C-40-66-20-66-8-64L0-56-20-58Z" fill="#4d6a98"/><path d="M0-14H24L28-6H0Z" fill="#2a2028"/><path d="M-46-58C-50-84-40-106-18-116L-2-108C0-92-10-74-18-58Z" fill="#7a4a30"/><path d="M-46-58C-50-84-40-106-18-116L-12-113C-32-102-38-82-34-58Z" fill="#4f3026"/><path d="M-14-112C-4-112 2-104 4-94L24-96 26-88-4-84C-12-88-18-100-14-112Z" fill="#a86a40"/><path d="M20-98H30V-87H20Z" fill="#2a2028"/><path d="M-12-124C-14-140 0-148 12-142 22-136 22-120 12-114L-4-112C-10-114-12-118-12-124Z" fill="#f4e9d0"/><path d="M4-136H19C22-128 20-122 16-118L4-122Z" fill="#33405c"/><path d="M-12-124C-14-140 0-148 8-144-2-142-8-132-6-113-10-116-12-120-12-124Z" fill="#c8b897"/></g></g>';

const bank =
  `<path d="M0 540C80 520 170 548 240 574 280 586 340 596 400 600H0Z" fill="#8a7f42"/><path d="M0 574C80 560 150 574 210 600H0Z" fill="#6a6434"/>${stamp('pear', 60, 566, 1.4)}${stamp('tuft', 140, 570, 1.1)}${stamp('tuft', 20, 590, 1.2)}${stamp('tuft', 260, 596, 1)}`;

/** The near slope with grass, prickly pear and a broken ledge. */
const foreground =
  `<path d="M0 506C90 500 200 522 330 534 480 544 660 540 800 530V600H0Z" fill="#7d753c"/><path d="M0 546C140 540 300 580 460 582 600 582 700 572 800 566V600H0Z" fill="#5f5a30"/><path d="M560 566l40-18 80 2 46 16-30 12H600Z" fill="#f0e2c2"/><path d="M560 566l70 4 96-4-30 12H600Z" fill="#a08a74"/>${stamp('pear', 762, 586, 1.2)}${stamp('pear', 150, 574, 1.2)}${stamp('tuft', 236, 566, 1.2)}${stamp('tuft', 330, 580, 1)}${stamp('tuft', 440, 572, 1.2)}${stamp('tuft', 530, 590, 1.1)}${stamp('tuft', 30, 568, 1.3)}${stamp('tuft', 680, 590, 1.1)}`;
