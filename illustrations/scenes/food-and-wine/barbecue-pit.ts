import { grandOak, place } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Llano at noon: long steel pits smoke under a tin roof, mesquite stacked beside them, brisket
 * sliced on butcher paper.
 */
export const scene: Scene = {
  name: 'barbecue-pit',
  wholeUnits: true,
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${distance()}${smoke}${pits}${cook}${shed()}${woodpile()}<path d="M0 520H800V600H0Z" fill="#4a332f"/><path d="M0 548H800V552H0ZM0 574H800V578H0Z" fill="#35292e"/><path d="M60 520H92V600H60ZM708 520H740V600H708Z" fill="#7a5240"/><path d="M60 520H70V600H60ZM708 520H718V600H708Z" fill="#a87a58"/><g transform="translate(0 -56)">${block}</g>`,
      `${verticalGradient('sky', [0, '#4f97bd'], [0.5, '#b9dad4'], [0.66, '#f6e6bf'])}${grandOak('oak', '#4a3a34', '#46684c', '#63854f', '#a8ae58')}
      <g id="log"><path d="M-40-13H40V13H-40Z" fill="#5a3a30"/><path d="M-40-13H40V-4H-40Z" fill="#8a5c42"/><path d="M-20 2H10V5H-20ZM0-8H30V-6H0Z" fill="#3f2724"/><ellipse cx="-40" rx="10" ry="13" fill="#c9824f"/><ellipse cx="-40" rx="7" ry="9.500" fill="#e8b070"/><ellipse cx="-40" rx="3.500" ry="5" fill="#a85a38"/></g>
      <g id="end"><circle r="17" fill="#4a2f2a"/><circle r="14" fill="#d99a5c"/><circle r="10" fill="#e8b676"/><circle r="5" fill="#a85a38"/><path d="M0-14 3-3 14 2 3 3Z" fill="#8a4a34"/></g>`,
    ),
};

function distance(): string {
  const slope = (y: number, amplitude: number, swells: number, seed: number, fill: string) =>
    `<path d="${ridge({ frame: CARD, y, amplitude, swells, seed })}" fill="${fill}"/>`;
  return `<circle cx="120" cy="96" r="80" fill="#fff7da" opacity=".25"/><circle cx="120" cy="96" r="44" fill="#fffbe8"/>${slope(306, 50, 5, 17, '#9dbcc0')}${slope(330, 50, 4, 62, '#7ba39c')}${slope(352, 30, 5, 8, '#628a72')}
  <path d="M0 600V376C200 362 420 376 800 366V600Z" fill="#b9a968"/>${place('oak', 60, 396, 0.56, 0.56)}${place('oak', 744, 392, 0.8, 0.86)}<path d="M0 600V420C220 408 520 412 800 408V600Z" fill="#d6b986"/><path d="M120 470C300 440 640 440 800 452V520C600 540 300 530 120 470Z" fill="#a07c62"/>`;
}

const smoke = `<path d="M238 196C206 172 250 148 222 118 198 92 244 66 226 34 220 14 240-10 236-20H282C262 8 282 30 272 56 262 84 286 100 272 128 262 156 276 176 262 198Z" fill="#f3ead9" opacity=".62"/><path d="M244 198C230 170 262 150 246 118 232 90 260 70 250 36 268 70 250 92 262 120 274 150 250 172 258 198Z" fill="#fffaf0" opacity=".7"/><path d="M470 196C446 172 484 152 462 124 440 98 480 76 466 48 458 26 474 4 470-20H512C496 6 514 30 506 60 498 86 516 106 506 130 496 158 508 176 496 198Z" fill="#f3ead9" opacity=".62"/>`;

/**
 * Two pits end to end: rusted boxes on legs, lids with counterweights, one lid raised over the
 * meat.
 */
const pits = `<path d="M236 196H264V330H236Z" fill="#4a4248"/><path d="M236 196H246V330H236Z" fill="#8f7a70"/><path d="M468 196H496V330H468Z" fill="#4a4248"/><path d="M468 196H478V330H468Z" fill="#8f7a70"/>
<path d="M168 432H178V492H168ZM300 432H312V496H300ZM420 432H432V496H420ZM540 432H552V496H540ZM664 432H676V492H664Z" fill="#35292e"/>
<path d="M150 380H690V440H150Z" fill="#6b3f38"/><path d="M150 380H690V396H150Z" fill="#94543f"/><path d="M150 424H690V440H150Z" fill="#45303a"/><path d="M200 400H252V432H200ZM560 400H620V432H560Z" fill="#35292e"/><path d="M206 404H246V428H206ZM566 404H614V428H566Z" fill="#54383a"/><path d="M222 412h8v8h-8ZM586 412h8v8h-8Z" fill="#d9a074"/><path d="M300 404 330 400 352 412 338 420 306 416ZM446 408 500 402 524 414 470 424Z" fill="#7f4a3c"/>
<path d="M142 372H700V384H142Z" fill="#2f282e"/><path d="M142 372H700V376H142Z" fill="#c9946c"/>
<path d="M146 372C150 340 166 330 190 328H390V372Z" fill="#454048"/><path d="M146 372C150 340 166 330 190 328H390V338H204C178 340 168 352 166 372Z" fill="#8c8078"/><path d="M182 352H372V356H182Z" fill="#35292e"/><path d="M262 342H282V348H262Z" fill="#d9a074"/><path d="M330 328 356 288 364 292 342 328Z" fill="#35292e"/><path d="M350 276h24v20h-24Z" fill="#54494e"/><path d="M350 276h8v20h-8Z" fill="#a08c80"/>
<path d="M404 372V360H694V372Z" fill="#f2853c"/><path d="M404 372V366H694V372Z" fill="#5a2f2c"/><path d="M414 370C414 352 434 346 462 348 488 346 500 356 498 370ZM510 370C512 354 532 350 552 352 572 350 584 358 582 370ZM598 370C598 356 616 350 640 352 664 350 680 358 678 370Z" fill="#3f2426"/><path d="M414 370C414 352 434 346 462 348 440 352 428 358 426 370ZM510 370C512 354 532 350 552 352 534 354 524 360 522 370ZM598 370C598 356 616 350 640 352 620 354 610 360 610 370Z" fill="#a85a3c"/>
<path d="M404 360 424 270H676L694 360Z" fill="#35292e"/><path d="M404 360 424 270H676L680 290H436L420 360Z" fill="#5f565a"/><path d="M424 270H676L672 262H430Z" fill="#a08c80"/><path d="M520 276H580V281H520Z" fill="#d9a074"/><path d="M430 362C418 338 446 322 430 300 456 322 440 342 452 362ZM560 362C548 336 578 318 560 292 588 318 572 340 584 362ZM650 362C640 342 662 330 650 308 672 330 660 344 668 362Z" fill="#f3ead9" opacity=".6"/>`;

/** The pitmaster looks over the open pit, fork in hand. */
const cook = `<g transform="translate(352 498)"><path d="M-60 4C-20-8 60-8 100 2 60 14-30 16-60 4Z" fill="#6b5148" opacity=".6"/><path d="M-22 0-20-72H20L22 0H6L0-54-6 0Z" fill="#2f3f5c"/><path d="M-22 0-20-72H-8L-10-8-6 0Z" fill="#4f6a8c"/><path d="M-24-70C-28-112-26-134-16-140H14C26-134 28-112 22-70Z" fill="#e6dcc6"/><path d="M4-140h10C26-134 28-112 22-70H6C12-96 12-120 4-140Z" fill="#b5a698"/><path d="M-18-128H14L20-34H-22Z" fill="#a8432f"/><path d="M-18-128H-6L-10-34H-22Z" fill="#d9694a"/><path d="M-18-128-6-140H-2L-12-126ZM14-128 6-140H2L9-126Z" fill="#7c2f2a"/><path d="M16-134C28-128 36-114 44-106L66-116 70-107 44-94C32-100 22-112 12-118Z" fill="#b5a698"/><path d="M64-117c7-4 13 4 7 9l-6 1Z" fill="#8a5a42"/><path d="M66-112 120-138 122-134 68-108ZM118-142 136-146 137-143 122-136 138-138 138-135 121-131Z" fill="#35292e"/><path d="M-8-150H6v14H-8Z" fill="#8a5a42"/><circle cx="0" cy="-158" r="14" fill="#a87050"/><path d="M2-172C16-170 18-148 2-144 10-152 10-164 2-172Z" fill="#7c4a38"/><path d="M-28-162C-14-165-16-184-2-182 12-184 12-166 28-162 14-155-14-155-28-162Z" fill="#f3e2b8"/><path d="M-15-168H14V-163H-15Z" fill="#8a5c42"/></g>`;

/** The tin roof on cedar posts, seen from just below its edge. */
function shed(): string {
  let seams = '';
  for (let index = 0; index < 17; index++) seams += `M${118 + index * 36} 214L${96 + index * 38} 258h4L${121 + index * 36} 214Z`;
  return `<path d="M118 214H694L726 258H88Z" fill="#b5b5b0"/><path d="M118 214H330L260 258H88Z" fill="#e6e0cf"/><path d="${seams}" fill="#8c908f"/><path d="M520 214H560L580 258H528ZM640 214H660L690 258H664Z" fill="#a8725a" opacity=".7"/><path d="M88 258H726V266H88Z" fill="#6f7478"/><path d="M104 266H710V276H104Z" fill="#5a4038"/>
  <path d="M112 266H130V500H112ZM690 266H708V500H690Z" fill="#5a4038"/><path d="M112 266H119V500H112ZM690 266H697V500H690Z" fill="#a87a58"/><path d="M130 320 168 276H176L130 332ZM690 320 652 276H644L690 332Z" fill="#4a332f"/>`;
}

function woodpile(): string {
  const roll = dice(12);
  let ends = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5 - (row > 2 ? row - 2 : 0); column++) {
      ends += place('end', 24 + column * 33 + (row % 2) * 15, 506 - row * 28, (roll() < 0.5 ? -1 : 1) * (0.96 + roll() * 0.14), (roll() < 0.5 ? -1 : 1) * 1.02);
    }
  }
  return `<path d="M-10 524C60 510 160 512 226 524 160 540 40 540-10 524Z" fill="#6b5148" opacity=".6"/>${ends}${place('log', 262, 522, 0.86, 0.86)}${place('log', 720, 512, 0.9, 0.9)}${place('log', 742, 492, 0.8, 0.8)}`;
}

/** The cutting block in front: a brisket with its smoke ring, slices, sausage, pickles, a knife. */
const block = `<path d="M0 600V560L60 532H740L800 556V600Z" fill="#a86f48"/><path d="M0 572 60 532H740L800 570V584H0Z" fill="#d69a64"/><path d="M60 532H740L748 537H52ZM30 553H772L780 558H22Z" fill="#b57c4e"/><path d="M0 584H800V600H0Z" fill="#6b4234"/>
<path d="M186 578 226 520 250 524 300 516 580 518 606 524 640 580 560 584 300 582Z" fill="#e3c192"/><path d="M186 578 226 520 250 524 300 516 420 517C340 530 300 556 290 582Z" fill="#f3dcb4"/>
<path d="M286 562C280 520 300 490 350 484 400 476 446 486 456 520 460 540 458 556 454 564 400 574 330 574 286 562Z" fill="#33201f"/><path d="M286 562C280 520 300 490 350 484 380 479 404 480 422 487 370 490 326 502 314 530 308 546 308 558 310 566Z" fill="#6b3a2e"/><path d="M330 498C350 488 384 486 404 490 380 494 352 498 336 510Z" fill="#a8623f"/>
<path d="M440 566C434 530 440 508 454 502 470 506 476 536 472 566Z" fill="#33201f"/><path d="M446 564C440 532 446 514 454 510 464 516 469 540 466 564Z" fill="#c9564a"/><path d="M448 564C443 534 449 517 454.500 514 462.500 520 466.500 541 463.500 564Z" fill="#a86a50"/><path d="M448 530C452 522 458 522 462 534L460 538C456 530 452 530 449 536Z" fill="#f0cfa6"/>
<path d="M480 568C470 544 472 526 482 522 500 526 514 546 512 568Z" fill="#33201f"/><path d="M485 567C477 546 478 532 485 528 498 534 507 550 506 567Z" fill="#c9564a"/><path d="M488 567C480.500 547 481 534 486.500 531.500 497 537 504.500 551 503.500 567Z" fill="#a86a50"/><path d="M518 572C508 554 508 542 516 538 536 542 552 556 552 572Z" fill="#33201f"/><path d="M523 571C515 557 515 547 520 544 536 549 546 560 546 571Z" fill="#c9564a"/><path d="M526 571C518.500 558 518.500 549.500 522 547.500 536 552 543.500 561 543.500 571Z" fill="#a86a50"/>
<path d="M560 556c14-16 40-14 48 6-4 8-12 8-14 0-8-10-16-8-22 2-4 6-14 0-12-8Z" fill="#a84a30"/><path d="M566 554c12-10 28-8 36 2-12-4-24-4-34 4Z" fill="#e07a4a"/><path d="M222 560a16 9 0 1 0 32 0 16 9 0 1 0-32 0ZM244 546a15 8 0 1 0 30 0 15 8 0 1 0-30 0Z" fill="#6f8a3f"/><path d="M226 558a12 6 0 1 0 24 0 12 6 0 1 0-24 0ZM248 544a11 5 0 1 0 22 0 11 5 0 1 0-22 0Z" fill="#b9c46c"/>
<path d="M640 566 760 552 764 560 652 580C642 580 636 572 640 566Z" fill="#3f2a2c"/><path d="M650 565 552 578 560 586 654 578Z" fill="#dfe3dc"/><path d="M650 565 552 578 554 581 652 569Z" fill="#fffdf2"/>`;
