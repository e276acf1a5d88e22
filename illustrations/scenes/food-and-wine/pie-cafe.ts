import { liveOak, stamp } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A mile-high meringue pie and a cup of coffee on a diner counter, the hills and a blue pickup
 * beyond the morning window.
 */
export const scene: Scene = {
  name: 'pie-cafe',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, '#7d4a44')}<clipPath id="pane"><path d="M70 40H730V400H70Z"/></clipPath><g clip-path="url(#pane)">${view}</g>${frame}${counter}${slices}${pie}${coffee}${things}`,
      verticalGradient('sky', [0, '#69b4d4'], [0.35, '#c8e2d4'], [0.6, '#fdebbd']) + verticalGradient('top', [0, '#f6e0bc'], [0.5, '#d9ab7a'], [1, '#b87c54']) + liveOak('oak', '#4c3c34', '#4f7a52'),
    ),
};

const view = `<path d="M70 40H730V400H70Z" fill="url(#sky)"/><path d="M230 112q50-14 96-3t100 1q-48 14-98 10T230 112Z" fill="#fffaea"/>
  <path d="${ridge({ frame: CARD, y: 222, amplitude: 60, swells: 6, seed: 8 })}" fill="#b3acd0"/><path d="${ridge({ frame: CARD, y: 256, amplitude: 50, swells: 5, seed: 13 })}" fill="#8ba4b8"/><path d="${ridge({ frame: CARD, y: 292, amplitude: 40, swells: 4, seed: 27 })}" fill="#7fa487"/>
  <path d="M70 326C240 300 480 306 730 322V400H70Z" fill="#9cb765"/><path d="M70 352C300 330 520 340 730 350V400H70Z" fill="#d9c193"/><path d="M70 366C300 350 520 356 730 364V378C520 370 300 364 70 382Z" fill="#bfa27c"/>
  ${stamp('oak', 160, 330, 1)}${stamp('oak', 110, 322, 0.6)}${stamp('oak', 560, 324, 0.55)}${stamp('oak', 690, 336, 1.1)}<path d="M600 330h3v-40h-3Z" fill="#7a6a5c"/><path d="M601 300l-14-10 14 4-2-16 4 16 13-5-11 11 11 10-14-5-2 14-2-14-13 6Z" fill="#8d99a4"/>
  <g transform="translate(628 384) scale(.64)"><path d="M-112-20C-114-44-108-54-92-56L-52-58-40-90C-38-96-32-98-26-98H14C22-98 24-94 24-88V-58H114V-20Z" fill="#3f86a0"/><path d="M-92-56-52-58-40-90C-38-96-32-98-26-98H14L20-92-32-88-44-58-100-46ZM24-58H114V-48H24Z" fill="#8cc6cc"/><path d="M-42-62-32-88H-12V-62ZM-6-88H16V-62H-6Z" fill="#2f4a60"/><path d="M-104-18a32 32 0 0 1 66 0ZM38-18a32 32 0 0 1 66 0Z" fill="#2c6480"/><circle cx="-71" cy="-14" r="20" fill="#33303c"/><circle cx="71" cy="-14" r="20" fill="#33303c"/><circle cx="-71" cy="-14" r="9" fill="#f3efe2"/><circle cx="71" cy="-14" r="9" fill="#f3efe2"/></g>`;

/** Painted sash, and gingham gathered at the top. */
const frame = `<path d="M50 24H750V44H50ZM50 24H74V416H50ZM726 24H750V416H726Z" fill="#f3e2c4"/><path d="M66 44H78V400H66ZM722 44H726V400H722Z" fill="#c9a684"/><path d="M474 44H488V400H474Z" fill="#f3e2c4"/><path d="M474 44H479V400H474Z" fill="#c9a684"/><path d="M34 396H766V414H34Z" fill="#f3e2c4"/><path d="M34 410H766V420H34Z" fill="#c08a68"/>
  <path d="M40 14H760V92C740 106 720 106 700 92 680 106 660 106 640 92 620 106 600 106 580 92 560 106 540 106 520 92 500 106 480 106 460 92 440 106 420 106 400 92 380 106 360 106 340 92 320 106 300 106 280 92 260 106 240 106 220 92 200 106 180 106 160 92 140 106 120 106 100 92 80 106 60 106 40 92Z" fill="#f7ead2"/>
  <path d="M40 28H760V42H40ZM40 56H760V70H40Z" fill="#d0483a" opacity=".55"/><path d="M52 14h14v86H52ZM84 14h14v84H84ZM116 14h14v88h-14ZM148 14h14v82h-14ZM180 14h14v88h-14ZM212 14h14v82h-14ZM244 14h14v88h-14ZM276 14h14v82h-14ZM308 14h14v88h-14ZM340 14h14v82h-14ZM372 14h14v88h-14ZM404 14h14v84h-14ZM436 14h14v88h-14ZM468 14h14v84h-14ZM500 14h14v88h-14ZM532 14h14v84h-14ZM564 14h14v88h-14ZM596 14h14v84h-14ZM628 14h14v88h-14ZM660 14h14v84h-14ZM692 14h14v82h-14ZM724 14h14v86h-14Z" fill="#d0483a" opacity=".55"/>
  <path d="M40 84C60 98 80 98 100 84V92C80 106 60 106 40 92ZM160 84C180 98 200 98 220 84V92C200 106 180 106 160 92ZM280 84C300 98 320 98 340 84V92C320 106 300 106 280 92ZM400 84C420 98 440 98 460 84V92C440 106 420 106 400 92ZM520 84C540 98 560 98 580 84V92C560 106 540 106 520 92ZM640 84C660 98 680 98 700 84V92C680 106 660 106 640 92Z" fill="#a8372f" opacity=".6"/><path d="M28 8H772V18H28Z" fill="#b98548"/>`;

const counter = `<path d="M0 432H800V560H0Z" fill="url(#top)"/><path d="M500 432H740L560 560H230Z" fill="#fff0cf" opacity=".5"/><path d="M0 556H800V574H0Z" fill="#e8e4e0"/><path d="M0 562H800V566H0Z" fill="#a8a2a8"/><path d="M0 574H800V600H0Z" fill="#2f8a86"/><path d="M0 574H800V580H0Z" fill="#1f6468"/>`;

/**
 * The pie on its glass stand: a shattering crust, lemon, and a storm cloud of toasted meringue; one
 * slice is gone.
 */
const pie = `<path d="M150 520Q340 494 560 522 360 548 150 520Z" fill="#8a5238" opacity=".55"/><path d="M290 514C300 506 330 500 334 470H406C410 500 440 506 450 514 440 526 300 526 290 514Z" fill="#a9d0cc"/><path d="M334 470H352C350 504 330 512 312 522 296 520 288 516 290 514 300 506 330 500 334 470Z" fill="#6fa3a8"/><path d="M388 470H406C410 500 440 506 450 514 446 518 436 521 424 522 404 508 392 500 388 470Z" fill="#eefaf2"/>
  <ellipse cx="370" cy="462" rx="208" ry="19" fill="#6fa3a8"/><ellipse cx="370" cy="457" rx="208" ry="18" fill="#c9e6de"/><path d="M400 440C500 442 574 448 578 457 570 464 540 470 500 473Z" fill="#f2fbf4"/>
  <path d="M196 400 224 448C300 462 440 462 516 448L544 400Z" fill="#b8763c"/><path d="M196 400 224 448C240 451 260 454 280 455L264 400Z" fill="#8f5530"/><path d="M440 400H544L516 448C490 453 462 456 436 458Z" fill="#dba057"/>
  <path d="M184 394C190 382 206 384 212 392 222 382 238 384 244 394 254 384 270 386 276 396 286 386 304 388 308 398 320 388 336 388 342 398 354 388 370 388 376 398 388 388 404 388 408 398 420 388 436 388 442 398 452 388 468 386 474 396 484 386 500 384 506 394 514 384 530 382 536 390 546 384 558 386 556 396 552 410 536 412 526 408 420 424 300 424 212 408 200 412 180 408 184 394Z" fill="#e0a860"/><path d="M184 394C190 382 206 384 212 392 222 382 238 384 244 394 254 384 270 386 276 396 270 404 230 404 212 400 200 404 188 404 184 394Z" fill="#b8763c"/><path d="M474 396C484 386 500 384 506 394 514 384 530 382 536 390 546 384 558 386 556 396 540 404 500 404 474 400Z" fill="#f6cd86"/>
  ${meringue()}`;

/** Four tiers of meringue, whipped into crests that lean one way, each browned at its tip. */
function meringue(): string {
  const tiers = [[282, 318, 432, 2, 54], [324, 268, 482, 3, 58], [364, 230, 516, 4, 60], [398, 208, 536, 5, 58]] as const;
  return tiers.map(([y, left, right, count, height]) => {
    const width = Math.round((right - left) / count);
    const crest = `q${width * 0.16}-${height} ${Math.round(width * 0.72)}-${height}q-${Math.round(width * 0.06)} ${Math.round(height * 0.6)} ${width - Math.round(width * 0.72)} ${height}`;
    const crests = crest.repeat(count);
    const tips = Array.from({ length: count }, (_, index) => `M${left + index * width + Math.round(width * 0.72)} ${y - height}q-${Math.round(width * 0.34)} 2-${Math.round(width * 0.5)} ${Math.round(height * 0.42)} ${Math.round(width * 0.3)}-${Math.round(height * 0.1)} ${Math.round(width * 0.5)}-${Math.round(height * 0.1)}q-2-14 0-${Math.round(height * 0.32)}Z`).join('');
    return `<path d="M${left - 5} ${y}${crests}q-6 16-50 20H${left + 50}q-46-4-55-20Z" fill="#dcc6ae"/><path d="M${left + 7} ${y}${crests}q-14 16-60 20H${left + 64}q-44-4-57-20Z" fill="#fff6e4"/><path d="${tips}" fill="#d3944a"/>`;
  }).join('');
}

/** A slice already cut, on its plate with a fork. */
const slices = `<path d="M548 540Q650 522 764 542 660 562 548 540Z" fill="#8a5238" opacity=".5"/><ellipse cx="656" cy="528" rx="104" ry="19" fill="#c9c2bc"/><ellipse cx="656" cy="524" rx="104" ry="18" fill="#fffaf0"/><ellipse cx="656" cy="525" rx="74" ry="11" fill="#e4dcd2"/>
  <path d="M596 524 606 486H712L720 520C690 530 630 532 596 524Z" fill="#c98a48"/><path d="M604 494H714L718 512C680 518 630 518 600 512Z" fill="#f7cf4a"/><path d="M604 494H714L715 500H602Z" fill="#fdeb9a"/><path d="M602 494C590 458 618 452 626 430 634 412 666 404 686 402 676 420 690 428 700 444 716 458 722 478 714 494Z" fill="#fff6e4"/><path d="M602 494C590 458 618 452 626 430 634 412 666 404 686 402 656 412 640 430 632 452 618 464 614 480 622 494Z" fill="#dcc6ae"/><path d="M626 430C634 412 666 404 686 402 680 410 682 416 686 422 668 412 646 420 626 430Z" fill="#d3944a"/>
  <path d="M560 552 640 546 662 540 690 542M662 547 690 548" stroke="#d9d6da" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const coffee = `<path d="M40 534Q140 516 250 538 140 556 40 534Z" fill="#8a5238" opacity=".5"/><ellipse cx="136" cy="522" rx="88" ry="16" fill="#c9c2bc"/><ellipse cx="136" cy="518" rx="88" ry="15" fill="#fffaf0"/><path d="M84 448C84 490 98 520 136 520S190 490 190 448Z" fill="#fffaf0"/><path d="M84 448C84 490 98 520 136 520 118 508 108 482 108 448Z" fill="#cdbdb4"/><path d="M85 470Q136 484 189 470L187 482Q136 496 87 482Z" fill="#2f8a86"/><path d="M188 458C214 452 220 490 180 496L182 486C202 482 202 466 188 468Z" fill="#e8ddd2"/><ellipse cx="137" cy="448" rx="53" ry="11" fill="#e8ddd2"/><ellipse cx="137" cy="449" rx="46" ry="8" fill="#4a2a22"/><path d="M110 447q20-7 40-2" stroke="#8a5238" stroke-width="3" fill="none"/>
  <path d="M116 430C104 406 132 396 120 370 112 352 126 342 124 330 136 346 128 356 134 372 142 396 116 408 126 430ZM148 430C140 410 162 400 154 380 150 366 160 358 158 348 168 362 164 370 166 382 172 402 150 412 156 430Z" fill="#fffdf2" opacity=".7"/>`;

const things = `<path d="M698 446V392Q698 384 706 384H744Q752 384 752 392V446Q724 456 698 446Z" fill="#dfe8ea"/><path d="M698 412H752V446Q724 456 698 446Z" fill="#fffdf6"/><path d="M698 392V446Q702 449 708 450V386Q698 386 698 392Z" fill="#a8b4bc"/><path d="M702 384C704 370 712 362 725 362S746 370 748 384Z" fill="#a8a2a8"/><path d="M726 362C738 362 746 370 748 384H734C734 374 732 366 726 362Z" fill="#f2f0ee"/><path d="M720 356h10v8h-10Z" fill="#8a8490"/>
  <path d="M24 470V392C24 384 34 380 34 368V356H58V368C58 380 68 384 68 392V470Q46 478 24 470Z" fill="#b8322c"/><path d="M24 470V392C24 384 34 380 34 368V356H42V474Q30 473 24 470Z" fill="#7f2430"/><path d="M60 390C64 394 66 398 66 404V456H60Z" fill="#f0806a"/><path d="M36 340h20l4 16H32Z" fill="#f7ead2"/>`;
