import { glow, place, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Inside a timber still house: a copper pot still on its brick hearth, afternoon sun slanting in
 * through the window.
 */
export const scene: Scene = {
  name: 'still-house',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#wall)')}${planks()}${view}${gallery}${frame}${floor()}${rack}${worm}${pot}${beams}${front}`,
      verticalGradient('wall', [0, '#2a1a1c'], [0.5, '#553028'], [0.78, '#744330']) +
        verticalGradient('floor', [0, '#9a6238'], [1, '#3d241f']) +
        verticalGradient('evening', [0, '#f6b45e'], [1, '#fff0c0']) +
        '<linearGradient id="beam" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".55"/><stop offset="1" stop-color="#ffd28a" stop-opacity="0"/></linearGradient>' +
        glow('lamp', '#ffd07a', 0.8) +
        glow('fire', '#ff9a3c', 0.9) +
        barrel,
    ),
};

function planks(): string {
  let seams = '';
  for (let x = 20; x < 800; x += 36) seams += `M${x} 0h3V470h-3Z`;
  return `<path d="${seams}" fill="#38211f"/>`;
}

/** A tall window: hills, an oak and the low sun outside. */
const view =
  '<g transform="translate(64 130)"><path d="M-12-12H152V232H-12Z" fill="#2a1a1c"/><path d="M0 0H140V220H0Z" fill="url(#evening)"/><circle cx="92" cy="92" r="24" fill="#fffbe4"/><path d="M0 130Q40 100 80 120T140 112V220H0Z" fill="#c99a86"/><path d="M0 158Q50 136 90 150T140 144V220H0Z" fill="#8f8a5c"/><path d="M0 184Q60 168 140 180V220H0Z" fill="#55683f"/><path d="M36 182v-20c-16 4-28-4-26-14-4-12 10-22 20-18 8-10 28-6 30 6 12 2 12 18 2 22-6 4-14 4-20 2v22Z" fill="#3d5238"/><path d="M66 0h7V220h-7ZM0 70H140v7H0ZM0 146H140v7H0Z" fill="#2a1a1c"/><path d="M-20 220H160v14H-20Z" fill="#8f5a3a"/><path d="M-20 220H160v5H-20Z" fill="#ffcf8a"/></g>';

/** The loft behind, stacked with casks in the gloom. */
const gallery =
  '<path d="M420 120H800V134H420Z" fill="#8a5233"/><path d="M420 134H800V142H420Z" fill="#2a1a1c"/><path d="M440 84H800V90H440ZM460 84h5V120h-5ZM540 84h5V120h-5ZM620 84h5V120h-5ZM700 84h5V120h-5ZM780 84h5V120h-5Z" fill="#7a4730"/><g fill="#4a2a24"><circle cx="500" cy="94" r="25"/><circle cx="560" cy="94" r="25"/><circle cx="680" cy="94" r="25"/><circle cx="742" cy="94" r="25"/></g><g fill="#6b3d2b"><circle cx="500" cy="94" r="18"/><circle cx="560" cy="94" r="18"/><circle cx="680" cy="94" r="18"/><circle cx="742" cy="94" r="18"/></g>';

const frame =
  '<path d="M256 0h30V470h-30ZM648 130h28V470h-28Z" fill="#4a2a22"/><path d="M256 0h9V470h-9ZM648 130h8V470h-8Z" fill="#b8713f"/><path d="M286 150 400 40H430L286 186ZM648 180 560 134H590L648 162Z" fill="#4a2a22"/>';

function floor(): string {
  let boards = '';
  for (let index = -8; index <= 8; index++) boards += `M${400 + index * 60} 462h4L${400 + index * 150 + 8} 600h-8Z`;
  return `<path d="M0 462H800V600H0Z" fill="url(#floor)"/><path d="${boards}" fill="#4f2f24" opacity=".7"/><path d="M150 470H290L480 600H260Z" fill="#ffd28a" opacity=".5"/><path d="M200 470h10L330 600h-14ZM170 496H328l10 8H182Z" fill="#9a6238"/>`;
}

/** An oak cask on its side, head to the room, 100 units wide. */
const barrel =
  '<g id="cask"><circle cy="-50" r="50" fill="#3a2220"/><circle cy="-50" r="46" fill="#6e6a68"/><circle cy="-50" r="42" fill="#a5683a"/><path d="M-30-79H30V-73H-35ZM-40-58H40V-55H-41ZM-41-38H41l-2 4H-39ZM-32-20H32l-6 5H-24Z" fill="#7d4a2c"/><path d="M-42-50A42 42 0 0 1-8-91L-4-80C-22-72-30-60-31-44L-33-28A42 42 0 0 1-42-50Z" fill="#dc9a58"/><path d="M-46-50A46 46 0 0 1-6-95V-91A42 42 0 0 0-42-50Z" fill="#cfc4b8"/><circle cy="-49" r="5" fill="#4a2a22"/></g>';

const rack = `<path d="M30 436H236V448H30ZM44 448h12v20H44ZM206 448h12v20h-12Z" fill="#38211f"/><g transform="translate(90 436) scale(.86)"><use href="#cask"/></g><g transform="translate(180 436) scale(.86)"><use href="#cask"/></g>`;

/** The condenser: a copper column, where the vapor of the swan neck comes down. */
const worm =
  '<path d="M572 250H668V484H572Z" fill="#8f4525"/><path d="M572 250H612V484H572Z" fill="#c9703a"/><path d="M580 250H594V484H580Z" fill="#ffc48a"/><path d="M566 246H674V262H566ZM566 330H674V342H566ZM566 410H674V422H566ZM562 474H678V492H562Z" fill="#6b3220"/><path d="M566 246H606V262H566ZM566 330H606V342H566ZM566 410H606V422H566ZM562 474H606V492H562Z" fill="#e89a5a"/><path d="M572 246C572 222 668 222 668 246Z" fill="#c9703a"/><path d="M580 246C584 230 606 228 622 228 602 232 596 238 594 246Z" fill="#ffd9a8"/><path d="M668 436H712V476H704V444H668Z" fill="#d9a04e"/><path d="M690 476h36l-5 26h-26Z" fill="#7d8a90"/><path d="M690 476h14v26h-9Z" fill="#b9c4c4"/>';

/** Hearth, belly, ogee head and swan neck in five coppers, lit from the window. */
const pot =
  '<ellipse cx="420" cy="520" rx="220" ry="26" fill="#2a1a1c" opacity=".6"/><path d="M296 430H536V520H296Z" fill="#7a3f30"/><path d="M296 430H360V520H296Z" fill="#a55a40"/><path d="M296 450H536V453H296ZM296 474H536V477H296ZM296 498H536V501H296ZM330 430h3v20h-3ZM380 430h3v20h-3ZM470 430h3v20h-3ZM510 453h3v21h-3ZM312 453h3v21h-3ZM350 477h3v21h-3ZM500 477h3v21h-3ZM330 501h3v19h-3ZM480 501h3v19h-3Z" fill="#522a26"/><path d="M376 520V486a40 30 0 0 1 80 0V520Z" fill="#2a1418"/><circle cx="416" cy="506" r="62" fill="url(#fire)"/><path d="M386 520C382 500 398 498 396 480 410 488 412 498 410 506 418 498 418 486 424 480 434 496 446 502 444 520Z" fill="#ff9a3c"/><path d="M398 520C396 510 404 506 404 500 412 508 416 506 420 498 430 508 434 512 432 520Z" fill="#ffe08a"/><path d="M288 422H544V438H288Z" fill="#5a2c20"/><path d="M306 424C276 380 280 318 336 296 366 284 376 270 378 250H454C456 270 466 284 496 296 552 318 556 380 526 424Z" fill="#b35a2c"/><path d="M420 424C470 400 480 330 440 296 424 282 420 266 420 250H454C456 270 466 284 496 296 552 318 556 380 526 424Z" fill="#8a3f22"/><path d="M480 424C520 390 524 330 478 290L496 296C552 318 556 380 526 424Z" fill="#5f2a1c"/><path d="M306 424C276 380 280 318 336 296 366 284 376 270 378 250H396C396 276 384 294 360 306 318 326 312 380 336 424Z" fill="#e08a4a"/><path d="M308 400C292 360 304 326 340 308 322 330 314 360 318 400ZM386 252C386 268 380 280 370 288L380 252Z" fill="#ffe0b0"/><path d="M372 252C352 232 358 202 388 194H444C474 202 480 232 460 252Z" fill="#b35a2c"/><path d="M424 252C446 236 448 206 430 194H444C474 202 480 232 460 252Z" fill="#7d3820"/><path d="M372 252C352 232 358 202 388 194H398C376 208 372 232 386 252Z" fill="#ffc48a"/><path d="M394 196 402 108C404 66 450 58 476 78L616 176V240H596V190L470 106C454 98 440 102 438 116L440 196Z" fill="#b35a2c"/><path d="M420 196 424 108C428 84 452 80 472 92L616 190V240H606V196L470 106C454 98 440 102 438 116L440 196Z" fill="#7d3820"/><path d="M394 196 402 108C404 66 450 58 476 78L616 176V182L474 86C450 70 414 76 410 110L404 196Z" fill="#ffc48a"/><path d="M372 246H460V258H372ZM386 190H446V200H386ZM592 224H620V234H592ZM500 96 512 104 500 126 488 118Z" fill="#6b3220"/><path d="M372 246H396V258H372ZM386 190H404V200H386Z" fill="#ffd9a8"/><circle cx="404" cy="366" r="30" fill="#6b3220"/><circle cx="404" cy="366" r="25" fill="#c9703a"/><path d="M379 366A25 25 0 0 1 404 341C394 350 388 358 388 372Z" fill="#ffd9a8"/><path d="M384 362h40v8H384Z" fill="#d9a84e"/><g fill="#d9a84e"><circle cx="480" cy="346" r="14"/><circle cx="404" cy="339" r="3"/><circle cx="404" cy="393" r="3"/><circle cx="377" cy="366" r="3"/><circle cx="431" cy="366" r="3"/></g><circle cx="480" cy="346" r="10" fill="#fff3d0"/><path d="M479 347 486 338 482 348Z" fill="#7a2a1c"/><path d="M288 422H400V427H288Z" fill="#e89a5a"/>';

const beams =
  '<path d="M64 130H204L520 520H230Z" fill="url(#beam)"/><path d="M64 130H130L330 520H190Z" fill="url(#beam)" opacity=".7"/><path d="M0 0H800V26H0Z" fill="#1f1416"/><path d="M0 26H800V34H0Z" fill="#6b3d2b"/><path d="M538 26h4v46h-4Z" fill="#1f1416"/><circle cx="540" cy="92" r="90" fill="url(#lamp)"/><path d="M514 92C516 74 530 70 540 70S564 74 566 92Z" fill="#2f4a4c"/><path d="M528 92h24a12 12 0 0 1-24 0Z" fill="#fff3c4"/>';

/** Casks and sacks of grain near the viewer, and motes in the light. */
const front = (() => {
  const roll = dice(6);
  let motes = '';
  for (let index = 0; index < 26; index++) {
    const t = roll();
    motes += `M${Math.round(110 + t * 280 + roll() * 80)} ${Math.round(170 + t * 300)}h3v3h-3Z`;
  }
  return `<path d="${motes}" fill="#fff0c0" opacity=".7"/>${stamp('cask', 716, 604, 1.3)}${place('cask', 596, 612, 0.86, 0.86)}<path d="M12 600C4 566 18 546 22 526L16 514C40 504 76 504 98 514L92 526C98 546 116 566 106 600Z" fill="#a98a5c"/><path d="M74 600C84 566 74 546 72 524L80 508 98 514 92 526C98 546 116 566 106 600Z" fill="#d9b678"/><path d="M22 513C34 492 78 492 92 513 74 519 40 519 22 513Z" fill="#e8b04e"/><path d="M40 502C50 495 70 495 80 504 66 502 52 502 40 502Z" fill="#ffdc8a"/><path d="M104 600C98 574 108 556 112 548L106 538C124 530 150 530 168 538L162 548C168 558 180 576 174 600Z" fill="#8a6e4a"/><path d="M148 600C154 574 148 558 146 546L152 533 168 538 162 548C168 558 180 576 174 600Z" fill="#c9a468"/><path d="M112 537C122 522 152 522 162 537 148 542 126 542 112 537Z" fill="#c98a3a"/>`;
})();
